// wrong: an empty draft is taken for a title
// says: The draft was empty, and it was added.
// fails: An empty draft adds nothing, and changes nothing
// gives: (screen.log → ["client: add (), identity 1", "no todos · loading"]) == []

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.isLoading else { return .none }
