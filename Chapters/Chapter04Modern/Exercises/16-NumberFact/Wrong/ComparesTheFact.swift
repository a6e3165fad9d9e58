// wrong: a late answer is recognised by its number
// says: The question about the old number failed later, and that was shown. A step has to end the
//   question, however it would have ended.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (log → ["7, loading at 0", "asked 7 at 0", "8 at 500", "8, loading at 600", "asked 8 at
//   600", "8, loading at 1000", "8, fact 8: 2 at 1600"]) == ([ "7, loading at 0", "asked 7 at 0",
//   "8 at 500", "8, loading at 600", "asked 8 at 600", "8, fact 8: 2 at 1600", ] → ["7, loading at
//   0", "asked 7 at 0", "8 at 500", "8, loading at 600", "asked 8 at 600", "8, fact 8: 2 at 1600"])

// instead of
return .cancel(id: CancelID.fact)
// this
return .none

// instead of
state.isLoading = false
state.fact = fact
// this
guard fact.hasPrefix("\(state.number)") else { return .none }
state.isLoading = false
state.fact = fact
