// wrong: the switch becomes one more condition, and off is again nothing at all
// fails: Off, the reducer runs
// says: not no reducer

return { state, action in
  guard isEnabled, isIncluded(action) else { return }
  reducer(&state, action)
}
