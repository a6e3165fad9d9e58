// wrong: nothing ever clears the message
// says: The next request succeeded, but the old message is still there. Clear it when a request
//   begins.
// fails: The next request clears the message
// gives: (screen.log → ["client: load", "no todos · loading · Full.", "Milk · Full."]) == ["client:
//   load", "no todos · loading", "Milk"]

// instead of
state.errorMessage = nil
// this

