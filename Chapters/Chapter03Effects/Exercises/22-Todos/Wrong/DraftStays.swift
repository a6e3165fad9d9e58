// wrong: the draft is the text field's own business
// says: Bread was added, but the draft wasn't emptied.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk, Bread · draft (Bread)"]) == ([ "client: add (Bread), identity 1", "Milk
//   · draft (Bread) · loading", "client: load", "Milk · loading", "Milk, Bread", ] → ["client: add
//   (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading",
//   "Milk, Bread"])

// instead of
state.draft = ""
return begin(environment.client.load(), TodosAction.loadResponse)
// this
return begin(environment.client.load(), TodosAction.loadResponse)
