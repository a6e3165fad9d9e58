// wrong: facts are about numbers from 0 on
// says: The number stopped at 0. A step has no limits.
// fails: A step changes the number, and clears the old number's fact or failure
// gives: (failure → ["0 at 0"]) == ["-3 at 0"]

// instead of
state = State(number: state.number + step)
// this
state = State(number: max(0, state.number + step))
