// wrong: the request begins before the draft is looked at
// says: The draft was empty, but the spinner is shown, and nothing will stop it.
// fails: An empty draft adds nothing, and changes nothing
// gives: (screen.log → ["no todos · loading"]) == []

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.isLoading else { return .none }
state.isLoading = true
state.errorMessage = nil
guard !state.draft.isEmpty else { return .none }
