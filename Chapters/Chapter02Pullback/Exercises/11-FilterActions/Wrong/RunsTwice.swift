// wrong: a case for off is added in front, and what follows it runs as well
// fails: When the filter is off, the reducer runs once for every action
// says: ran more than once

return { state, action in
  if !isEnabled { reducer(&state, action) }
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
