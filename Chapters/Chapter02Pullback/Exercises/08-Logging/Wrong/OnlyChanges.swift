// wrong: a line is thought to be needed only where there is something to tell
// fails: An action that changes nothing has its line, too
// says: nothing happened is worth knowing

let before = "\(state)"
reducer(&state, action)
if before != "\(state)" { printer("\(action): \(before) → \(state)") }
