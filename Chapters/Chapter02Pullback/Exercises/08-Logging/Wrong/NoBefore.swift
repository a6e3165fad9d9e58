// wrong: a log says what the state is now
// says: The state before is missing. Keep it before the reducer runs.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

reducer(&state, action)
printer("\(action): \(state)")
