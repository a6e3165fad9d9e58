// wrong: a step changes the number, and that is all
// says: The number has changed, and a fact about the old one is still shown.
// fails: A step changes the number, and clears the old number's fact or failure
// gives: (fact → ["12, fact 9: 1 at 0"]) == ["12 at 0"]

// instead of
state = State(number: state.number + step)
// this
state.number += step
state.isLoading = false
