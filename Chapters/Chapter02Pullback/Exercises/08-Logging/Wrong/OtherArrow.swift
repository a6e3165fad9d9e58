// wrong: any arrow will do
// says: The arrow is neither `→` nor `->`.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 3 => 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(action): \(before) => \(state)")
