// wrong: the second alert resets
// says: The reset was confirmed, and the count is still 7.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "count 7", "The count was 7, and is 0."]) == ["reset
//   confirmed", "count 0", "The count was 7, and is 0."]

// instead of
state.alert = .done(count: state.count)
state.count = 0
// this
state.alert = .done(count: state.count)
