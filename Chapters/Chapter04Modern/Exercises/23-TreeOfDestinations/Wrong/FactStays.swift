// wrong: the sheet has a new number, and the old fact
// says: The number is 4, and the fact about 3 is still shown.
// gives:

// instead of
state.number = number
state.fact = nil
// this
state.number = number
