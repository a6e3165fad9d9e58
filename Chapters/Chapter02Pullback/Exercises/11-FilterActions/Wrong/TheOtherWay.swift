// wrong: off is the opposite of on, and lets through what on would stop
// says: Only what the filter would stop got through. Off means that there is no filter.
// fails: When the filter is off, every action reaches the reducer, once
// gives: (log(isEnabled: false, 1, 2, 3) → ["got 2", "sum 2"]) == ["got 1", "got 2", "got 3", "sum
//   6"]

return { state, action in
  guard isIncluded(action) == isEnabled else { return }
  reducer(&state, action)
}
