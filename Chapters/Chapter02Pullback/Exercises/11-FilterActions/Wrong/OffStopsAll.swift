// wrong: the switch becomes one more condition, so off is still nothing at all
// fails: When the filter is off, the reducer runs once for every action
// says: not no reducer

return { state, action in
  guard isEnabled, isIncluded(action) else { return }
  reducer(&state, action)
}
