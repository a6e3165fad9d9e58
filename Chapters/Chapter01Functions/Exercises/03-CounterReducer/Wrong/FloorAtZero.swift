// wrong: the count is kept from going below zero, which nobody asked for
// says: Zero is no floor: the count is an `Int`, and the task names no lowest count.
// fails: A decrement can go below zero
// gives: (counts → [0, 0, 0]) == [-2, -3, -2003]

// instead of
state.count -= state.step
// this
state.count = max(0, state.count - state.step)
