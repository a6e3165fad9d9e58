// wrong: only the last action runs, as if the latest were all that counts
// says: Only the last action ran, but every action counts.
// fails: A replay runs the reducer once per action, in order
// gives: (seen → ["down"]) == ["up", "up", "down"]

var state = state
if let last = actions.last { reducer(&state, last) }
return state
// next answer
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  states.append(state)
}
return states
