// wrong: the failure is set and never cleared
// says: The next question is loading, and the old failure is still there.
// fails: The next question begins with neither a fact nor a failure
// gives: (failure → ["8, loading, failed at 0", "asked 8 at 0", "8, fact 8: 1, failed at 1000"]) ==
//   ["8, loading at 0", "asked 8 at 0", "8, fact 8: 1 at 1000"]

// instead of
state = State(number: state.number, isLoading: true)
// this
state.fact = nil
state.isLoading = true
