// wrong: only a change seems worth a line
// fails: An action that changes nothing gets a line, too
// says: the log is silent

let before = "\(state)"
reducer(&state, action)
if before != "\(state)" { printer("\(action): \(before) → \(state)") }
