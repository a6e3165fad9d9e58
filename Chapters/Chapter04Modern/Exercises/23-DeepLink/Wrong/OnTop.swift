// wrong: the link's screens are pushed on top of the old ones
// says: The old screens are still below the link's. Replace the whole path.
// fails: Opening a link shows its screens, and no others
// gives: (screens(browser.store.state) → ["7", "6", "8", "9 (form 9)"]) == ["8", "9 (form 9)"]

// instead of
state.path = State(link: link).path
// this
for screen in State(link: link).path { state.path.append(screen) }
