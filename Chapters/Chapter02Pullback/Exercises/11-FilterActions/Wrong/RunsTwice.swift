// wrong: a case for off is added in front, and what follows it runs as well
// fails: Off, the filter isn't asked, and the reducer runs once an action
// says: Three actions are three runs

return { state, action in
  if !isEnabled { reducer(&state, action) }
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
