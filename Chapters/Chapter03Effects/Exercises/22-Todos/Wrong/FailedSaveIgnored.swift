// wrong: a failure to save stops the spinner and nothing else
// says: Saving failed and the spinner stopped, but the screen doesn't say why.
// fails: A failure to save ends the request, and the list stays
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "Milk, Bread ✓ · draft (Eggs)"]) == ([ "client: save Milk, Bread ✓", "Milk, Bread ✓ · draft
//   (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) · \(full.message)", ] → ["client: save Milk,
//   Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) · The todos
//   could not be saved: The disk is full."])

// instead of
switch action {
case .draftChanged(let draft):
// this
if case .saveResponse(.failure) = action {
  state.isLoading = false
  return .none
}
switch action {
case .draftChanged(let draft):
