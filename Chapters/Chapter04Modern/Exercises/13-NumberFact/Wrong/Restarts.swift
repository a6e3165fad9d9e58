// wrong: a second tap replaces the first question
// says: The button was tapped again during loading, and the client was asked again.
// fails: While a fact is loading, another tap does nothing
// gives: (log → ["7, loading at 0", "asked 7 at 0", "asked 7 at 500", "7, fact 7: 2 at 1500"]) ==
//   ["7, loading at 0", "asked 7 at 0", "7, fact 7: 1 at 1000"]

// instead of
guard !state.isLoading else { return .none }
// this


// instead of
.cancellable(id: CancelID.fact)
// this
.cancellable(id: CancelID.fact, cancelInFlight: true)
