// wrong: each action is tried before it runs
// says: Each action ran twice.
// fails: A replay runs the reducer once per action, in order
// gives: (seen → ["up", "up", "up", "up", "down", "down"]) == ["up", "up", "down"]

var state = state
for action in actions {
  reducer(&state, action)
  reducer(&state, action)
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
