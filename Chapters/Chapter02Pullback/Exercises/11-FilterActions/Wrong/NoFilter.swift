// wrong: what works at home works in the kiosk
// says: The filter is on, and let 2 through. It stops what `isIncluded` doesn't let through.
// fails: When the filter is on, only what it lets through reaches the reducer
// gives: (log(isEnabled: true, 2, 1, 3) → ["got 2", "got 1", "got 3", "sum 6"]) == ["got 1", "got
//   3", "sum 4"]

return { state, action in
  reducer(&state, action)
}
