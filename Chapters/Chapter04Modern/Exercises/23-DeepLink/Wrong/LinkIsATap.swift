// wrong: opening a link is a tap
// says: Opening the link counted as a tap. Only `numberTapped` counts.
// fails: The rest of the state stays the same
// gives: ([browser.store.state.path.count, browser.store.state.taps] → [2, 4]) == [2, 3]

// instead of
state.path = State(link: link).path
// this
state.path = State(link: link).path
state.taps += 1
