// wrong: the answer to saving is shown while the list is loaded
// says: The list changed when it was saved. It must not change before it is loaded.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "client: load", "Bread, Milk · draft (Eggs) · loading", "Bread · draft (Eggs)"]) == ([ "client:
//   save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft
//   (Eggs)", ] → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client:
//   load", "Bread · draft (Eggs)"])

// instead of
case .saveResponse(.success):
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .saveResponse(.success(let todos)):
  state.todos = todos
  return begin(environment.client.load(), TodosAction.loadResponse)
