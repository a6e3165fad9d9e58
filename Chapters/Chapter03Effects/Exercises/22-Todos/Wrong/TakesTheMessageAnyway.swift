// wrong: the message is cleared by the tap, even if no request begins
// says: The draft was empty, so no request began, but the message is gone. A tap that does
//   nothing leaves it.
// fails: An empty draft adds nothing, and changes nothing
// gives: (screen.log → ["no todos"]) == []

// instead of
guard !state.isLoading, !state.draft.isEmpty else { return .none }
// this
guard !state.isLoading else { return .none }
state.errorMessage = nil
guard !state.draft.isEmpty else { return .none }
