// wrong: the answer to saving has the list already
// says: The list was saved, but not loaded again. Only loading shows what is really there.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "Bread, Milk · draft (Eggs)"]) == ([ "client: save Milk, Bread ✓", "Milk, Bread ✓ · draft
//   (Eggs) · loading", "client: load", "Bread · draft (Eggs)", ] → ["client: save Milk, Bread ✓",
//   "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft (Eggs)"])

// instead of
case .saveResponse(.success):
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .saveResponse(.success(let todos)):
  state.isLoading = false
  state.todos = todos
  return .none
