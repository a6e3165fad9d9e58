// wrong: with nothing to undo, there is nothing to say
// says: The count was 0, and no second alert appeared. It appears after any reset.
// fails: A confirmed reset is followed by the second alert
// gives: (zero → ["reset confirmed", "count 0", "no alert"]) == ["reset confirmed", "count 0", "The
//   count was 0, and is 0."]

// instead of
state.alert = .done(count: state.count)
state.count = 0
// this
if state.count > 0 { state.alert = .done(count: state.count) }
state.count = 0
