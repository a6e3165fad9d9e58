// wrong: after adding, however it ended, the draft is emptied
// says: Adding failed, and what the user had typed is gone.
// fails: A failure to add ends the request, and the draft stays
// gives: (screen.log → ["client: add (Bread), identity 1", "no todos · draft (Bread) · loading",
//   "no todos · The todos could not be saved: The disk is full."]) == ([ "client: add (Bread),
//   identity 1", "no todos · draft (Bread) · loading", "no todos · draft (Bread) ·
//   \(full.message)", ] → ["client: add (Bread), identity 1", "no todos · draft (Bread) · loading",
//   "no todos · draft (Bread) · The todos could not be saved: The disk is full."])

// instead of
case .addResponse(.failure(let error)), .saveResponse(.failure(let error)),
  .loadResponse(.failure(let error)):
  state.isLoading = false
// this
case .addResponse(.failure(let error)), .saveResponse(.failure(let error)),
  .loadResponse(.failure(let error)):
  if case .addResponse = action { state.draft = "" }
  state.isLoading = false
