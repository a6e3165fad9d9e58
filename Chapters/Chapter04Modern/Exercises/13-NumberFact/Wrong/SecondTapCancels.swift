// wrong: a second tap takes the first one back
// says: The second tap ended the first question. During loading, a tap does nothing.
// fails: While a fact is loading, another tap does nothing
// gives: (log → ["7, loading at 0", "asked 7 at 0", "7 at 500"]) == ["7, loading at 0", "asked 7 at
//   0", "7, fact 7: 1 at 1000"]

// instead of
guard !state.isLoading else { return .none }
// this
guard !state.isLoading else {
  state.isLoading = false
  return .cancel(id: CancelID.fact)
}
