// wrong: a count can't be negative
// says: Minus stopped at zero, but the task names no floor.
// fails: Plus and minus change the count by one, and reset sets it to 0
// gives: (counts → [1, 2, 1, 0, 0]) == [1, 2, 1, 0, -1]

// instead of
state.count -= 1
// this
state.count = max(0, state.count - 1)
