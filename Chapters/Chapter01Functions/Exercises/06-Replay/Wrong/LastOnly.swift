// wrong: only the last action runs, as if the latest were all that counts
// fails: The reducer runs once per action
// says: Every action counts

var state = state
if let last = actions.last {
  reducer(&state, last)
}
return state
