// wrong: a log replaces what is done
// says: The reducer never ran. Logging goes around it, and doesn't replace it.
// fails: The reducer runs exactly once for each action
// gives: (runs → 0) == 1

printer("\(action): \(state) → \(state)")
