// wrong: off is treated as the opposite of on, and lets through what on would stop
// fails: When the filter is off, the reducer runs once for every action
// says: not no reducer

return { state, action in
  guard isIncluded(action) == isEnabled else { return }
  reducer(&state, action)
}
