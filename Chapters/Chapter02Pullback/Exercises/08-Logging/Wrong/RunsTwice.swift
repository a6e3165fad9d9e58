// wrong: the reducer runs on a copy to know the result, and again on the state
// says: The reducer ran twice. A run on a copy, for the log, is a run, too, and repeats everything.
// fails: The reducer runs exactly once for each action
// gives: (runs → 2) == 1

var after = state
reducer(&after, action)
printer("\(action): \(state) → \(after)")
reducer(&state, action)
