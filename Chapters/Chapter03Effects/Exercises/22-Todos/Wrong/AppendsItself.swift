// wrong: the added todo is put into the list, and the list isn't loaded
// says: The todo was put into the list on the screen. Load the list: it shows what is really
//   there.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "Milk,
//   Bread"]) == ([ "client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client:
//   load", "Milk · loading", "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft
//   (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread"])

// instead of
case .addResponse(.success):
  state.draft = ""
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .addResponse(.success(let todo)):
  state.draft = ""
  state.isLoading = false
  state.todos.append(todo)
  return .none
