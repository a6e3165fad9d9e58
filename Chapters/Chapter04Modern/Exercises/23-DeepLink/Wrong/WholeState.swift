// wrong: the whole state is replaced
// says: The taps were reset. Replace the path only.
// fails: The rest of the state stays the same
// gives: ([browser.store.state.path.count, browser.store.state.taps] → [2, 0]) == [2, 3]

// instead of
state.path = State(link: link).path
// this
state = State(link: link)
