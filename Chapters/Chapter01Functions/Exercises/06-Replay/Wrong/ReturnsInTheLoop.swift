// wrong: the return stands inside the loop
// fails: A replay returns the state after the last action
// says: Only the first action ran

var state = state
for action in actions {
  reducer(&state, action)
  return state
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
