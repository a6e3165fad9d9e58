// wrong: the new todo is shown before the client has it
// says: Bread was put into the list when it was tapped. Only loading shows what is really there.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk, Bread · draft (Bread) · loading",
//   "client: load", "Milk, Bread · loading", "Milk, Bread"]) == ([ "client: add (Bread), identity
//   1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread", ] →
//   ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk ·
//   loading", "Milk, Bread"])

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(id: environment.uuid(), title: state.draft)
state.todos.append(todo)
