// wrong: `isIncluded` says what to stop
// says: Exactly the wrong actions got through: `isIncluded` says which ones to let through.
// fails: When the filter is on, only what it lets through reaches the reducer
// gives: (log(isEnabled: true, 2, 1, 3) → ["got 2", "sum 2"]) == ["got 1", "got 3", "sum 4"]

guard isEnabled else { return reducer }
return { state, action in
  guard !isIncluded(action) else { return }
  reducer(&state, action)
}
