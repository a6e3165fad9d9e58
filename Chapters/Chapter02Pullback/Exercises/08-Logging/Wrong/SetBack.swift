// wrong: logging leaves everything as it was
// says: The reducer ran on a copy, so the state is unchanged. Run it on `state` itself.
// fails: The state becomes what the reducer makes of it
// gives: (last → "left 3") == "left 4"

let before = state
reducer(&state, action)
printer("\(action): \(before) → \(state)")
state = before
