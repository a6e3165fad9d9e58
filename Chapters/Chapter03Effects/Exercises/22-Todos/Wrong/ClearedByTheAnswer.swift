// wrong: the message is cleared when the answer arrives
// says: The old message stayed until the answer. Clear it when a request begins.
// fails: The next request clears the message
// gives: (screen.log → ["client: load", "no todos · loading · Full.", "Milk"]) == ["client: load",
//   "no todos · loading", "Milk"]

// instead of
state.isLoading = true
state.errorMessage = nil
// this
state.isLoading = true

// instead of
state.isLoading = false
state.todos = todos
// this
state.isLoading = false
state.errorMessage = nil
state.todos = todos
