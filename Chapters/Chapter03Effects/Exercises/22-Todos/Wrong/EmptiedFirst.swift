// wrong: the list is emptied while it is loaded
// says: The list was emptied when the request began. It stays until the new one arrives.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "no todos · loading", "Bread"]) == ["client: load", "Milk ·
//   loading", "Bread"]

// instead of
case .appeared, .reloadTapped:
  guard !state.isLoading else { return .none }
// this
case .appeared, .reloadTapped:
  guard !state.isLoading else { return .none }
  state.todos = []
