// wrong: the state before can be read after the run
// says: Both numbers are the state after. Keep the state from before the run, while it is there.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 4 → 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

reducer(&state, action)
printer("\(action): \(state) → \(state)")
