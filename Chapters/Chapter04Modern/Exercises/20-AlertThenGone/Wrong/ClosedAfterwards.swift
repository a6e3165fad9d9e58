// wrong: a second reducer closes what a button leaves open
// says: The count is 0, and there is no second alert: it was never set, or removed at once. Set it
//   when the reset is confirmed; `ifLet` closes an alert after one of its buttons, and not its
//   replacement.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "count 0", "no alert"]) == ["reset confirmed", "count 0", "The
//   count was 7, and is 0."]

// instead of
.ifLet(\.$alert, action: \.alert)
// this
.ifLet(\.$alert, action: \.alert)
Reduce { state, action in
  if case .alert(.presented) = action { state.alert = nil }
  return .none
}
