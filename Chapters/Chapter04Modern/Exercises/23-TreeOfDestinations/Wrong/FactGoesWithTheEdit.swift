// wrong: a number that is edited has no fact
// says: Edit was tapped, and the fact is gone. It stays until another number is saved.
// gives:

// instead of
state.form = NumberForm.State(number: state.number)
// this
state.form = NumberForm.State(number: state.number)
state.fact = nil
