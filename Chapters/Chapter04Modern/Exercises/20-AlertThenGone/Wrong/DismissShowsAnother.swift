// wrong: whatever closes the first alert, the second follows
// says: A button without an action was tapped, and the second alert appeared. Only a confirmed
//   reset shows it.
// fails: A button without an action only closes its alert
// gives: ([kept, done] → [["dismiss", "count 7", "The count was 7, and is 0."], ["dismiss", "count
//   0", "The count was 0, and is 0."]]) == [["dismiss", "count 7", "no alert"], ["dismiss", "count
//   0", "no alert"]]

// instead of
case .alert(.dismiss):
return .none
// this
case .alert(.dismiss):
state.alert = .done(count: state.count)
return .none
