// wrong: what was there before is looked up after the run
// fails: A line says the action, the state before, and the state after
// says: Left of the arrow is what the reducer was given

reducer(&state, action)
let before = state
printer("\(action): \(before) → \(state)")
