// wrong: opening a link only shows its screens
// says: `State(link:)` opens the form, but `linkOpened` didn't. Let it use `State(link:)`.
// fails: Opening a link shows its screens, and no others
// gives: (screens(browser.store.state) → ["8", "9"]) == ["8", "9 (form 9)"]

// instead of
state.path = State(link: link).path
// this
state.path.removeAll()
for number in link.numbers { state.path.append(FactScreen.State(number: number)) }
