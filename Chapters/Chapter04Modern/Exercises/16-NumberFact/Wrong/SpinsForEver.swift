// wrong: the question is cancelled, and `isLoading` stays true
// says: After the step, `isLoading` is still true, and no answer will come.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (log → ["7, loading at 0", "asked 7 at 0", "8, loading at 500", "8, loading at 600"]) ==
//   ([ "7, loading at 0", "asked 7 at 0", "8 at 500", "8, loading at 600", "asked 8 at 600", "8,
//   fact 8: 2 at 1600", ] → ["7, loading at 0", "asked 7 at 0", "8 at 500", "8, loading at 600",
//   "asked 8 at 600", "8, fact 8: 2 at 1600"])

// instead of
state = State(number: state.number + step)
// this
state = State(number: state.number + step, isLoading: state.isLoading)
