// wrong: a case for off is added in front
// says: With the filter off, the reducer ran twice for what it lets through: the code for off and
//   the code for on both ran.
// fails: When the filter is off, every action reaches the reducer, once
// gives: (log(isEnabled: false, 1, 2, 3) → ["got 1", "got 1", "got 2", "got 3", "got 3", "sum 10"])
//   == ["got 1", "got 2", "got 3", "sum 6"]

return { state, action in
  if !isEnabled { reducer(&state, action) }
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
