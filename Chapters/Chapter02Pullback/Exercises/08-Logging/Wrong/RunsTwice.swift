// wrong: the reducer runs on a copy to know the result, and again on the state
// fails: The reducer runs exactly once for each action
// says: A run on a copy

var after = state
reducer(&after, action)
reducer(&state, action)
printer("\(action): \(state) → \(after)")
