// wrong: the reducer changes the state that it gets, and that is the one to return
// says: The reducer changed a copy, but the original state was returned.
// fails: A replay returns the state after the last action
// gives: (number → 1) == 1234

for action in actions {
  var next = state
  reducer(&next, action)
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
