// wrong: the line is printed when the action comes in
// fails: The printer is called once, after the reducer has run
// says: what somebody intends

let before = state
printer("\(action): \(before) → \(state)")
reducer(&state, action)
