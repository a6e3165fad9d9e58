// wrong: only loading is thought to be slow, so only its answer is received on the main queue
// says: The answer to saving arrived where the client gave it, not on `environment.mainQueue`.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "client: load", "not on the main queue", "Bread · draft (Eggs)"]) == ([ "client: save Milk,
//   Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft (Eggs)", ] →
//   ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread
//   · draft (Eggs)"])

// instead of
return begin(environment.client.save(state.todos), TodosAction.saveResponse)
// this
state.isLoading = true
state.errorMessage = nil
return environment.client.save(state.todos).catchToEffect(TodosAction.saveResponse)
