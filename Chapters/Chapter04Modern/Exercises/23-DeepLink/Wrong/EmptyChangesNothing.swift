// wrong: a link without numbers leads nowhere
// says: A link without numbers left the old screens. It closes them all.
// fails: Opening a link shows its screens, and no others
// gives: (screens(browser.store.state) → ["8", "9 (form 9)"]) == []

// instead of
state.path = State(link: link).path
// this
guard !link.numbers.isEmpty else { return .none }
state.path = State(link: link).path
