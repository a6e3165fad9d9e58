// wrong: an answer is a fact, and nothing more
// says: The client has answered, and `isLoading` is still true.
// fails: A tap asks the client once, and the answer is shown
// gives: (log → ["8, loading at 0", "asked 8 at 0", "8, loading, fact 8: 1 at 1000"]) == ["8,
//   loading at 0", "asked 8 at 0", "8, fact 8: 1 at 1000"]

// instead of
state.isLoading = false
state.fact = fact
// this
state.fact = fact
