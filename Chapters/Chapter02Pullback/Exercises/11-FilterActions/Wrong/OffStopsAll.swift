// wrong: the switch is one more condition
// says: The reducer never ran. Off means no filter, not no reducer: only the wrapper is switched
//   off.
// fails: When the filter is off, every action reaches the reducer, once
// gives: (log(isEnabled: false, 1, 2, 3) → ["sum 0"]) == ["got 1", "got 2", "got 3", "sum 6"]

return { state, action in
  guard isEnabled, isIncluded(action) else { return }
  reducer(&state, action)
}
