// wrong: each answer stops the spinner, and the next request doesn't start it again
// says: Bread was added and the list is being loaded, but `isLoading` is false: the spinner
//   stopped halfway.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk", "Milk, Bread"]) == ([ "client: add (Bread), identity 1", "Milk · draft
//   (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread", ] → ["client: add (Bread),
//   identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading", "Milk,
//   Bread"])

// instead of
case .addResponse(.success):
  state.draft = ""
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .addResponse(.success):
  state.draft = ""
  state.isLoading = false
  return environment.client.load().receive(on: environment.mainQueue)
    .catchToEffect(TodosAction.loadResponse)
