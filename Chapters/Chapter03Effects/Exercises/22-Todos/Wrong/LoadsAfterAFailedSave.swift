// wrong: after saving, however it ended, the list is loaded
// says: Saving failed, but the list was loaded anyway: what wasn't saved would be lost.
// fails: A failure to save ends the request, and the list stays
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "client: load"]) == ([ "client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "Milk, Bread ✓ · draft (Eggs) · \(full.message)", ] → ["client: save Milk, Bread ✓", "Milk,
//   Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) · The todos could not be
//   saved: The disk is full."])

// instead of
switch action {
case .draftChanged(let draft):
// this
if case .saveResponse(.failure(let error)) = action {
  state.errorMessage = error.message
  return begin(environment.client.load(), TodosAction.loadResponse)
}
switch action {
case .draftChanged(let draft):
