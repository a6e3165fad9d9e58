// wrong: the count was 7
// says: Undo set 7. The action has the old count.
// fails: Undo restores the count, and its alert closes
// gives: (log → ["undo to 5", "count 7", "no alert"]) == ["undo to 5", "count 5", "no alert"]

// instead of
state.count = count
return .none
// this
_ = count
state.count = 7
return .none
