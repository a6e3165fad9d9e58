// wrong: only two requests of the same kind are thought to be in each other's way
// says: While the list was being loaded, a request to add or save began. All four actions do
//   nothing until the last answer.
// fails: While a request is in progress, no other begins
// gives: (screen.log → ["client: load", "no todos · draft (Bread) · loading", "client: add (Bread),
//   identity 1", "client: save no todos"]) == ["client: load", "no todos · draft (Bread) ·
//   loading"]

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.draft.isEmpty else { return .none }

// instead of
case .saveTapped:
  guard !state.isLoading else { return .none }
// this
case .saveTapped:
