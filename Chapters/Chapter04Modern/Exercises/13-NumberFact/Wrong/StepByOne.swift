// wrong: a step goes one up or down
// says: The number changed by one. All of the step is added.
// fails: A step changes the number, and clears the old number's fact or failure
// gives: (fact → ["10 at 0"]) == ["12 at 0"]

// instead of
state = State(number: state.number + step)
// this
state = State(number: state.number + step.signum())
