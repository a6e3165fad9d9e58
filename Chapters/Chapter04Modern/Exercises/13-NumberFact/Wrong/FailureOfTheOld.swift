// wrong: a failure belongs to the client, not to the number
// says: The number has changed, and the failure for the old one is still shown.
// fails: A step changes the number, and clears the old number's fact or failure
// gives: (failure → ["-3, failed at 0"]) == ["-3 at 0"]

// instead of
state = State(number: state.number + step)
// this
state.number += step
state.fact = nil
state.isLoading = false
