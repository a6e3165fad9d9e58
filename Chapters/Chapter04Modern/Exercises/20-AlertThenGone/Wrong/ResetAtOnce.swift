// wrong: who taps reset wants it
// says: Reset changed the count. It only asks; the alert's button resets.
// fails: A reset asks first
// gives: (log → ["reset tapped", "count -1", "Reset the count of 0?"]) == ["reset tapped", "count
//   0", "Reset the count of 0?"]

// instead of
state.alert = .reset(count: state.count)
return .none
// this
state.alert = .reset(count: state.count)
state.count = -1
return .none
