// wrong: the spinner is started and never stopped
// says: The list was loaded, but `isLoading` is still true: the spinner never stops.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "Milk · loading", "Bread · loading"]) == ["client: load",
//   "Milk · loading", "Bread"]

// instead of
case .loadResponse(.success(let todos)):
  state.isLoading = false
// this
case .loadResponse(.success(let todos)):
