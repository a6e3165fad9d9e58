// wrong: an alert has to be closed by an action
// says: After the button, `.alert(.dismiss)` was sent, and closed the second alert. You never have
//   to close an alert: `ifLet` does, after one of its buttons.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "dismiss", "count 0", "no alert"]) == ["reset confirmed",
//   "count 0", "The count was 7, and is 0."]

// instead of
state.count = 0
return .none
// this
state.count = 0
return .send(.alert(.dismiss))
