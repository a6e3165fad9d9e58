// wrong: where there is no second alert, the action does no harm
// says: After undo, `.alert(.dismiss)` was sent, too. The alert has closed already, so the action
//   closes another one, or finds none.
// fails: Undo restores the count, and its alert closes
// gives: (log → ["undo to 5", "dismiss", "an issue", "count 5", "no alert"]) == ["undo to 5",
//   "count 5", "no alert"]

// instead of
state.count = count
return .none
// this
state.count = count
return .send(.alert(.dismiss))
