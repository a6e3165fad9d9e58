// wrong: the count is reset, and then the alert says so
// says: The count was set to 0 before the second alert was made, which says what it was.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "count 0", "The count was 0, and is 0."]) == ["reset
//   confirmed", "count 0", "The count was 7, and is 0."]

// instead of
state.alert = .done(count: state.count)
state.count = 0
// this
state.count = 0
state.alert = .done(count: state.count)
