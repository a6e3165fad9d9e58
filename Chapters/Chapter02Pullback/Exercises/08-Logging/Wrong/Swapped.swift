// wrong: the new state is the news, and comes first
// says: The two states are swapped. The state before stands to the left of the arrow.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1): 4 → 3", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(action): \(state) → \(before)")
