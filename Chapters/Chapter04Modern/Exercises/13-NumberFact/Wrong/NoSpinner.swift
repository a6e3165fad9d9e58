// wrong: the spinner is left to the screen
// says: The client was asked and hasn't answered, and `isLoading` is false.
// fails: A tap asks the client once, and the answer is shown
// gives: (log → ["8 at 0", "asked 8 at 0", "8, fact 8: 1 at 1000"]) == ["8, loading at 0", "asked 8
//   at 0", "8, fact 8: 1 at 1000"]

// instead of
state = State(number: state.number, isLoading: true)
// this
state = State(number: state.number)
