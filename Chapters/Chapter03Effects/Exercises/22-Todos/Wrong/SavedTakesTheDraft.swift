// wrong: the draft is emptied after saving, too
// says: The list was saved and loaded, and the draft is gone. It stays: it wasn't added.
// fails: Saving saves the whole list, then loads it
// gives: (screen.log → ["client: save Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading",
//   "client: load", "Milk, Bread ✓ · loading", "Bread"]) == ([ "client: save Milk, Bread ✓", "Milk,
//   Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft (Eggs)", ] → ["client: save
//   Milk, Bread ✓", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load", "Bread · draft
//   (Eggs)"])

// instead of
case .saveResponse(.success):
  return begin(environment.client.load(), TodosAction.loadResponse)
// this
case .saveResponse(.success):
  state.draft = ""
  return begin(environment.client.load(), TodosAction.loadResponse)
