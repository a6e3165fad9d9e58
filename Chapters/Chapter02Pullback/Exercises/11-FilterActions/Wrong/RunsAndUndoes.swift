// wrong: the reducer runs for what is stopped as well, and its work is undone
// fails: When the filter is on, the reducer runs only for what is let through
// says: it must not run at all

guard isEnabled else { return reducer }
return { state, action in
  let before = state
  reducer(&state, action)
  if !isIncluded(action) { state = before }
}
