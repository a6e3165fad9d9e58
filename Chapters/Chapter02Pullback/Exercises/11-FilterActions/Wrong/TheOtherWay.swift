// wrong: off is treated as the opposite of on, and lets through what on would stop
// fails: Off, the reducer runs once for every action
// says: not no reducer

return { state, action in
  guard isIncluded(action) == isEnabled else { return }
  reducer(&state, action)
}
