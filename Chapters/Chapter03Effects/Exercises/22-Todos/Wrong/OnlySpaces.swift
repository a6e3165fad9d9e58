// wrong: a draft of spaces counts as empty
// says: A draft of one space isn't empty, but it wasn't added.
// fails: Any other draft is added as it is, with a new identity
// gives: (screen.log.filter { $0.hasPrefix("client: add") } → ["client: add ( Eggs ), identity 1"])
//   == ([ "client: add ( ), identity 1", "client: add ( Eggs ), identity 2", ] → ["client: add ( ),
//   identity 1", "client: add ( Eggs ), identity 2"])

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.isLoading, !state.draft.trimmingCharacters(in: .whitespaces).isEmpty
else { return .none }
