// wrong: the line is right, and the reducer ran only on a copy
// says: The reducer ran on a copy, so the state is unchanged. Run it on `state` itself.
// fails: The state becomes what the reducer makes of it
// gives: (last → "left 3") == "left 4"

var after = state
reducer(&after, action)
printer("\(action): \(state) → \(after)")
