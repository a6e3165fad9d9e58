// wrong: every tap begins a request, even while another one is in progress
// says: While the list was being loaded, other requests began. `isLoading` says when to leave
//   them out.
// fails: While a request is in progress, no other begins
// gives: (screen.log → ["client: load", "no todos · draft (Bread) · loading", "client: load",
//   "client: load", "client: add (Bread), identity 1", "client: save no todos"]) == ["client:
//   load", "no todos · draft (Bread) · loading"]

// instead of
case .appeared, .reloadTapped:
  guard !state.isLoading else { return .none }
// this
case .appeared, .reloadTapped:

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.draft.isEmpty else { return .none }

// instead of
case .saveTapped:
  guard !state.isLoading else { return .none }
// this
case .saveTapped:
