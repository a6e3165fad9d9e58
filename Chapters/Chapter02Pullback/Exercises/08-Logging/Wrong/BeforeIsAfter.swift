// wrong: the state before is read after the run
// fails: A line gives the action, the state before, and the state after
// says: Both numbers are the state after

reducer(&state, action)
let before = state
printer("\(action): \(before) → \(state)")
