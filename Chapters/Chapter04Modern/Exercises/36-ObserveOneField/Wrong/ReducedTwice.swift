// wrong: the reducer runs once more, to be compared
// says: The reducer ran twice for one action. Keep the state from before, and compare that.
// fails: The store reads a field, and an action changes it, once
// gives: ([before, store[\.count]] → [0, 10]) == [0, 5]

// instead of
let before = state
reducer(&state, action)
// this
let before = state
reducer(&state, action)
reducer(&state, action)
