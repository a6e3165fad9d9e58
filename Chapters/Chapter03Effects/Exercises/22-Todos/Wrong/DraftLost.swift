// wrong: the draft is emptied before the todo is made of it
// says: The added todo has no title: the draft was emptied before it was used.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (), identity 1", "Milk · loading", "client: load", "Milk,
//   Bread"]) == ([ "client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client:
//   load", "Milk · loading", "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft
//   (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread"])

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
state.draft = ""
let todo = Todo(id: environment.uuid(), title: state.draft)
