// wrong: what is printed before and after the run makes a line
// says: The line came in two pieces: each call of the printer is a line. Keep the state before, and
//   print once.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["add(1): 3 → ", "ran", "4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

printer("\(action): \(state) → ")
reducer(&state, action)
printer("\(state)")
