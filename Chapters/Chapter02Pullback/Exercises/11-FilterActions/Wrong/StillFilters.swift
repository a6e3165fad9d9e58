// wrong: the guard was in the way, so it is gone, and the switch with it
// fails: When the filter is off, the reducer runs once for every action
// says: The filter still stopped 2

return { state, action in
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
