// wrong: the highest count is the last one
// says: The highest count fell with the count. It is the larger of what it was and the count.
// fails: The highest count is the largest so far
// gives: (falling → 2) == 3

// instead of
state.highest = max(state.highest, state.count)
// this
state.highest = state.count
