// wrong: a sheet is opened only if there is none
// says: A sheet was open, and the next book that was tapped didn't get its own.
// fails: A tapped book opens its sheet
// gives: ([first, screen.sheet] → ["2 Ulysses", "2 Ulysses"]) == ["2 Ulysses", "1 Emma"]

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
// this
guard state.detail == nil, let book = Shared(state.$books[id: id]) else { return .none }
