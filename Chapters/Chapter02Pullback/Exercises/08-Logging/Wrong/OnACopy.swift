// wrong: the line is right, but the reducer ran on a copy only
// fails: The state becomes what the reducer makes of it
// says: Logging must not change what is logged

var after = state
reducer(&after, action)
printer("\(action): \(state) → \(after)")
