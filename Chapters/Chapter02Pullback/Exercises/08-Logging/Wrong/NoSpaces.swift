// wrong: spaces don't matter
// says: The spaces are missing: one after the colon, and one on each side of the arrow.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add(1):3→4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
printer("\(action):\(before)→\(state)")
