// wrong: a shown fact keeps the button from asking again
// says: A fact was shown, and a tap asked nothing. A tap does nothing only during loading.
// fails: The next question begins with neither a fact nor a failure
// gives: (fact.suffix(3) → ["7, loading at 0", "asked 7 at 0", "7, fact 7: 1 at 1000"]) == ["7,
//   loading at 2000", "asked 7 at 2000", "7, fact 7: 2 at 3000"]

// instead of
guard !state.isLoading else { return .none }
// this
guard !state.isLoading, state.fact == nil else { return .none }
