// wrong: the draft is emptied when the button is tapped
// says: The draft was emptied before it was added. If adding fails, what was typed is lost.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · loading", "client: load", "Milk,
//   Bread"]) == ([ "client: add (Bread), identity 1", "Milk · draft (Bread) · loading", "client:
//   load", "Milk · loading", "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft
//   (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread"])

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(id: environment.uuid(), title: state.draft)
state.draft = ""
