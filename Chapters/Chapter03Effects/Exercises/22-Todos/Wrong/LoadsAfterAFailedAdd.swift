// wrong: after adding, however it ended, the list is loaded
// says: Adding failed, but the list was loaded anyway, which hides the message.
// fails: A failure to add ends the request, and the draft stays
// gives: (screen.log → ["client: add (Bread), identity 1", "no todos · draft (Bread) · loading",
//   "client: load"]) == ([ "client: add (Bread), identity 1", "no todos · draft (Bread) · loading",
//   "no todos · draft (Bread) · \(full.message)", ] → ["client: add (Bread), identity 1", "no todos
//   · draft (Bread) · loading", "no todos · draft (Bread) · The todos could not be saved: The disk
//   is full."])

// instead of
switch action {
case .draftChanged(let draft):
// this
if case .addResponse(.failure(let error)) = action {
  state.errorMessage = error.message
  return begin(environment.client.load(), TodosAction.loadResponse)
}
switch action {
case .draftChanged(let draft):
