// wrong: only loading is thought to be slow, so only its answer is received on the main queue
// says: The answer to adding arrived where the client gave it, not on `environment.mainQueue`.
// fails: Adding adds the draft on the client's side, then loads the list
// gives: (screen.log → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk · loading", "not on the main queue", "Milk, Bread"]) == ([ "client: add
//   (Bread), identity 1", "Milk · draft (Bread) · loading", "client: load", "Milk · loading",
//   "Milk, Bread", ] → ["client: add (Bread), identity 1", "Milk · draft (Bread) · loading",
//   "client: load", "Milk · loading", "Milk, Bread"])

// instead of
return begin(environment.client.add(todo), TodosAction.addResponse)
// this
state.isLoading = true
state.errorMessage = nil
return environment.client.add(todo).catchToEffect(TodosAction.addResponse)
