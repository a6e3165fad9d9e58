// wrong: what was kept is the state
// says: Both numbers are the state before. What the reducer left stands to the right of the arrow.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 3 → 3", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(action): \(before) → \(before)")
