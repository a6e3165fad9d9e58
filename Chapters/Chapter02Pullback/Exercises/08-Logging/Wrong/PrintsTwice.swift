// wrong: the state before is a line, and the state after is another
// says: One action printed two lines. It is one line, with both states.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["add(1): 3", "ran", "add(1): 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

printer("\(action): \(state)")
reducer(&state, action)
printer("\(action): \(state)")
