// wrong: the answer to saving stops the spinner, and the next request doesn't start it again
// says: The list was saved and is being loaded, but `isLoading` is false: the spinner stopped
//   halfway.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "client: load", "Milk, Bread ✓ · draft (Eggs)", "Bread · draft (Eggs)"]) == ([ "client: save
//   Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft
//   (Eggs)", ] → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client:
//   load", "Bread · draft (Eggs)"])

// instead of
case .saveResponse(.success):
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .saveResponse(.success):
  state.isLoading = false
  return environment.client.load().receive(on: environment.mainQueue)
    .catchToEffect(TodosAction.loadResponse)
