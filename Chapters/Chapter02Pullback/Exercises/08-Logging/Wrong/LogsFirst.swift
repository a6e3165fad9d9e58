// wrong: the line is printed when the action comes in
// says: The line was printed before the run, so it couldn't know the state after.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["add(1): 3 → 3", "ran", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
printer("\(action): \(before) → \(state)")
reducer(&state, action)
