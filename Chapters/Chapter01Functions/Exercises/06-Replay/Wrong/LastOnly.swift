// wrong: only the last action runs, as if the latest were all that counts
// fails: A replay returns the state after the last action
// says: Only the last action ran

var state = state
if let last = actions.last {
  reducer(&state, last)
}
return state
// next answer
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  states.append(state)
}
return states
