// wrong: the second alert appears when the first one closes
// says: The count is 0, and there is no second alert: it was never set, or removed at once. Set it
//   when the reset is confirmed; `ifLet` closes an alert after one of its buttons, and not its
//   replacement.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "count 0", "no alert"]) == ["reset confirmed", "count 0", "The
//   count was 7, and is 0."]

// instead of
state.alert = .done(count: state.count)
state.count = 0
// this
state.count = 0

// instead of
case .alert(.dismiss):
return .none
// this
case .alert(.dismiss):
state.alert = .done(count: state.count)
return .none
