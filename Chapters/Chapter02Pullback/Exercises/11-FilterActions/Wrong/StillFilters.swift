// wrong: the guard was in the way, so it is gone, and the switch with it
// says: The filter was off, and still stopped 2. Off means that there is no filter.
// fails: When the filter is off, every action reaches the reducer, once
// gives: (log(isEnabled: false, 1, 2, 3) → ["got 1", "got 3", "sum 4"]) == ["got 1", "got 2", "got
//   3", "sum 6"]

return { state, action in
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
