// wrong: the question is cancelled, and `isLoading` stays true
// says: After the step, `isLoading` is still true, and no answer will come.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (once → ["7, loading at 0", "asked 7 at 0", "8, loading at 500"]) == ["7, loading at 0",
//   "asked 7 at 0", "8 at 500"]

// instead of
state = State(number: state.number + step)
// this
state = State(number: state.number + step, isLoading: state.isLoading)
