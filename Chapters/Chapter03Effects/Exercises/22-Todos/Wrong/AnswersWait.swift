// wrong: everything but typing waits while the spinner turns, even the answer
// says: The answer was ignored, because `isLoading` was true. Only actions that begin a request
//   are.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "Milk · loading"]) == ["client: load", "Milk · loading",
//   "Bread"]

// instead of
switch action {
case .draftChanged(let draft):
// this
if case .loadResponse = action, state.isLoading { return .none }
switch action {
case .draftChanged(let draft):
