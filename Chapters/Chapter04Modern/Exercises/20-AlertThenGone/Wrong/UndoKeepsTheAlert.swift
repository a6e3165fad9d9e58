// wrong: an undo can be undone, so its alert stays
// says: Undo was tapped, and the second alert appeared again. Its alert closes.
// fails: Undo restores the count, and its alert closes
// gives: (log → ["undo to 5", "count 5", "The count was 5, and is 0."]) == ["undo to 5", "count 5",
//   "no alert"]

// instead of
state.count = count
return .none
// this
state.count = count
state.alert = .done(count: count)
return .none
