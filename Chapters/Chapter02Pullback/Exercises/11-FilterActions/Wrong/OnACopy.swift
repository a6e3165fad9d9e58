// wrong: a filter works on what it is given
// says: The reducer ran on a copy, so its work is lost. Run it on `state` itself.
// fails: When the filter is on, only what it lets through reaches the reducer
// gives: (log(isEnabled: true, 2, 1, 3) → ["got 1", "got 3", "sum 0"]) == ["got 1", "got 3", "sum
//   4"]

guard isEnabled else { return reducer }
return { state, action in
  guard isIncluded(action) else { return }
  var copy = state
  reducer(&copy, action)
}
