// wrong: a line ends with a line break
// says: The text ends with a line break. The printer takes a line without it.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 3 → 4\n", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(action): \(before) → \(state)\n")
