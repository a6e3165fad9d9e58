// wrong: a late answer is recognised by its number
// says: The question about the old number failed later, and that was shown. A step has to end the
//   question, however it would have ended.
// fails: A failure that comes too late isn't shown, either
// gives: (log → ["13, loading at 0", "asked 13 at 0", "11 at 500", "11, failed at 1000"]) == ["13,
//   loading at 0", "asked 13 at 0", "11 at 500"]

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
