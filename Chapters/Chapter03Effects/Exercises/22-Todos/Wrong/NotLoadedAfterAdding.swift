// wrong: adding ends with its answer
// says: Bread was added, but the list wasn't loaded.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "Milk"]) == ([ "client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client:
//   load", "Milk · loading", "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft
//   (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread"])

// instead of
case .addResponse(.success):
  state.draft = ""
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .addResponse(.success):
  state.draft = ""
  state.isLoading = false
  return .none
