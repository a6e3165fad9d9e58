// wrong: what follows on the main queue is thought to stay there
// says: The list that was loaded after adding arrived where the client gave it. Receive every
//   answer on `environment.mainQueue`.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk · loading", "Milk, Bread", "not on the main queue"]) == ([ "client: add
//   (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading",
//   "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk · loading", "Milk, Bread"])

// instead of
state.draft = ""
return begin(environment.client.load(), TodosAction.loadResponse)
// this
state.draft = ""
return environment.client.load().catchToEffect(TodosAction.loadResponse)
