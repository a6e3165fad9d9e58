// wrong: the reducer runs for what is stopped as well, and its work is undone
// says: The reducer ran for 2 as well, and its work was undone. For 2 it must not run at all.
// fails: When the filter is on, only what it lets through reaches the reducer
// gives: (log(isEnabled: true, 2, 1, 3) → ["got 2", "got 1", "got 3", "sum 4"]) == ["got 1", "got
//   3", "sum 4"]

guard isEnabled else { return reducer }
return { state, action in
  let before = state
  reducer(&state, action)
  if !isIncluded(action) { state = before }
}
