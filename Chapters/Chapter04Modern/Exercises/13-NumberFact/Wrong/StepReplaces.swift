// wrong: a step is the new number
// says: The step replaced the number. It is added to it.
// fails: A step changes the number, and clears the old number's fact or failure
// gives: (fact → ["3 at 0"]) == ["12 at 0"]

// instead of
state = State(number: state.number + step)
// this
state = State(number: step)
