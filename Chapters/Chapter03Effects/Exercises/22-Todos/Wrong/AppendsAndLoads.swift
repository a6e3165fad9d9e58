// wrong: the added todo is put into the list while the list is loaded
// says: Bread was put into the list before the list was loaded. Only loading shows what is really
//   there.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk, Bread · loading", "Milk, Bread"]) == ([ "client: add (Bread), identity
//   1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread", ] →
//   ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk ·
//   loading", "Milk, Bread"])

// instead of
case .addResponse(.success):
  state.draft = ""
// this
case .addResponse(.success(let todo)):
  state.draft = ""
  state.todos.append(todo)
