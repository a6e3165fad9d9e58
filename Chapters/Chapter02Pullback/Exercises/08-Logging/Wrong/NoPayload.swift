// wrong: a line shows the name of the action
// says: The line has the action's name without its payload. "\(action)" is all of it.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "add: 3 → 4", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
let name = "\(action)".prefix { $0 != "(" }
printer("\(name): \(before) → \(state)")
