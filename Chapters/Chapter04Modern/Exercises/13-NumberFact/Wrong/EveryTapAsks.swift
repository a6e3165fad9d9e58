// wrong: every tap asks, even during loading
// says: The button was tapped again during loading, and the client was asked again.
// fails: While a fact is loading, another tap does nothing
// gives: (log → ["7, loading at 0", "asked 7 at 0", "asked 7 at 500", "7, fact 7: 1 at 1000", "7,
//   fact 7: 2 at 1500"]) == ["7, loading at 0", "asked 7 at 0", "7, fact 7: 1 at 1000"]

// instead of
guard !state.isLoading else { return .none }
// this

