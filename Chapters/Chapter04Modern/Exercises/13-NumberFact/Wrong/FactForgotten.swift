// wrong: an answer ends the question
// says: The client has answered, and its fact isn't in the state.
// fails: A tap asks the client once, and the answer is shown
// gives: (log → ["8, loading at 0", "asked 8 at 0", "8 at 1000"]) == ["8, loading at 0", "asked 8
//   at 0", "8, fact 8: 1 at 1000"]

// instead of
state.fact = fact
// this
_ = fact
