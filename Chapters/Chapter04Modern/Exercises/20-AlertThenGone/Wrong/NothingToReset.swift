// wrong: at 0, there is nothing to reset
// says: Reset was tapped, and no alert asked. It asks at any count.
// fails: A reset asks first
// gives: (log → ["reset tapped", "count 0", "no alert"]) == ["reset tapped", "count 0", "Reset the
//   count of 0?"]

// instead of
state.alert = .reset(count: state.count)
// this
if state.count != 0 { state.alert = .reset(count: state.count) }
