// wrong: assumes that todos that are done needn't be saved
// says: Bread is done, and wasn't saved. The whole list is saved, done or not.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk", "Milk, Bread ✓ · draft (Eggs) · loading", "client:
//   load", "Bread · draft (Eggs)"]) == ([ "client: save Milk, Bread ✓", "Milk, Bread ✓ · draft
//   (Eggs) · loading", "client: load", "Bread · draft (Eggs)", ] → ["client: save Milk, Bread ✓",
//   "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft (Eggs)"])

// instead of
return begin(environment.client.save(state.todos), TodosAction.saveResponse)
// this
return begin(
  environment.client.save(state.todos.filter { !$0.isDone }),
  TodosAction.saveResponse
)
