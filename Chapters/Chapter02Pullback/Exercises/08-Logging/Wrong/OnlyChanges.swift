// wrong: only a change is worth a line
// says: Nothing was printed for an action that changed nothing. It is a line, too.
// fails: An action that changes nothing is a line, too
// gives: (lines → []) == ["double: 0 → 0", "double: 0 → 0"]

let before = "\(state)"
reducer(&state, action)
if "\(state)" != before { printer("\(action): \(before) → \(state)") }
