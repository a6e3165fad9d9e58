// wrong: the old fact is replaced by the new one
// says: The next question is loading, and the old fact is still there.
// fails: The next question begins with neither a fact nor a failure
// gives: (fact.suffix(3) → ["7, loading, fact 7: 1 at 2000", "asked 7 at 2000", "7, fact 7: 2 at
//   3000"]) == ["7, loading at 2000", "asked 7 at 2000", "7, fact 7: 2 at 3000"]

// instead of
state = State(number: state.number, isLoading: true)
// this
state.hasFailed = false
state.isLoading = true
