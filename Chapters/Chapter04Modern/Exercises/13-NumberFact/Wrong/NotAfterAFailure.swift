// wrong: a client that has failed isn't asked again
// says: A failure was shown, and a tap asked nothing. A tap does nothing only during loading.
// fails: The next question begins with neither a fact nor a failure
// gives: (failure → ["8, failed at 0"]) == ["8, loading at 0", "asked 8 at 0", "8, fact 8: 1 at
//   1000"]

// instead of
guard !state.isLoading else { return .none }
// this
guard !state.isLoading, !state.hasFailed else { return .none }
