// wrong: off only passes the action on
// says: The filter was off, and the reducer's work is lost: it ran on a copy. Return the reducer
//   itself.
// fails: When the filter is off, every action reaches the reducer, once
// gives: (log(isEnabled: false, 1, 2, 3) → ["got 1", "got 2", "got 3", "sum 0"]) == ["got 1", "got
//   2", "got 3", "sum 6"]

guard isEnabled else {
  return { state, action in
    var copy = state
    reducer(&copy, action)
  }
}
return { state, action in
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
