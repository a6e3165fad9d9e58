// wrong: the todo is made before the draft is looked at
// says: An identity was used up for the empty draft, which adds nothing.
// fails: Any other draft is added as it is, with a new identity
// gives: (screen.log.filter { $0.hasPrefix("client: add") } → ["client: add ( ), identity 2",
//   "client: add ( Eggs ), identity 3"]) == ([ "client: add ( ), identity 1", "client: add ( Eggs
//   ), identity 2", ] → ["client: add ( ), identity 1", "client: add ( Eggs ), identity 2"])

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
let todo = Todo(id: environment.uuid(), title: state.draft)
// this
let todo = Todo(id: environment.uuid(), title: state.draft)
guard !state.isLoading, !state.draft.isEmpty else { return .none }
