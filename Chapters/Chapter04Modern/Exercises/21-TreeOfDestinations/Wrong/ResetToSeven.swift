// wrong: a reset brings back the state at the start
// says: A reset set the count to 7, as in a new state. It sets it to 0.
// fails: A confirmed alert resets the count, and closes
// gives: (confirmed → ["7: nothing"]) == ["0: nothing"]

// instead of
state.count = 0
// this
state.count = State().count
