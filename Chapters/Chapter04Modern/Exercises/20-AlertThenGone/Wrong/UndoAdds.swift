// wrong: undo adds what was taken away
// says: Undo lost the old count: it replaces the count by the one in the action.
// fails: Undo restores the count, and its alert closes
// gives: (log → ["undo to 5", "count 0", "no alert"]) == ["undo to 5", "count 5", "no alert"]

// instead of
case .alert(.presented(.undoTapped(let count))):
state.count = count
// this
case .alert(.presented(.undoTapped)):
state.count += 0
