// wrong: the line is right, but the reducer ran only on a copy
// fails: The state becomes what the reducer makes of it
// says: The reducer changed a copy

var after = state
reducer(&after, action)
printer("\(action): \(state) → \(after)")
