// wrong: spaces around a title are taken away
// says: The title is the draft, unchanged: the spaces belong to it.
// fails: Any other draft is added as it is, with a new identity
// gives: (screen.log.filter { $0.hasPrefix("client: add") } → ["client: add (), identity 1",
//   "client: add (Eggs), identity 2"]) == ([ "client: add ( ), identity 1", "client: add ( Eggs ),
//   identity 2", ] → ["client: add ( ), identity 1", "client: add ( Eggs ), identity 2"])

// instead of
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(
  id: environment.uuid(),
  title: state.draft.trimmingCharacters(in: .whitespaces)
)
