// wrong: two todos can't have the same title
// says: The list has a todo with this title, and nothing was added. Two may have the same title.
// fails: Any other draft is added as it is, with a new identity
// gives: (twin.log.first → nil) == "client: add (Milk), identity 1"

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.isLoading, !state.draft.isEmpty,
  !state.todos.contains(where: { $0.title == state.draft })
else { return .none }
