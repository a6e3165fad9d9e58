// wrong: the return stands inside the loop
// says: Only the first action ran. Does the loop end with a `return`?
// fails: A replay runs the reducer once per action, in order
// gives: (seen → ["up"]) == ["up", "up", "down"]

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
