// wrong: the line is printed when the action comes in
// fails: The printer is called once, after the reducer ran
// says: it tells what somebody intended

let before = state
printer("\(action): \(before) → \(state)")
reducer(&state, action)
