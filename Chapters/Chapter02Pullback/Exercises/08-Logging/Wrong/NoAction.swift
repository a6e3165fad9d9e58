// wrong: the states say what happened
// says: The action is missing. "\(action)" is its text.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "3 → 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(before) → \(state)")
