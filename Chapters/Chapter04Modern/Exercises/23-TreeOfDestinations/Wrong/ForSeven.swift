// wrong: the number is the one at the start
// says: The destination is for the number at the start. It is for the count.
// gives:

// instead of
state.destination = .fact(FactSheet.State(number: state.count))
// this
state.destination = .fact(FactSheet.State(number: State().count))
