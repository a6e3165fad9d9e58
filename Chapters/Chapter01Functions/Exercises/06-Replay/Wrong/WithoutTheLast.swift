// wrong: each state is noted before the action runs
// says: The state after the last action is missing.
// fails: A trace holds the first state and the state after each action
// gives: (states → [1, 12, 123]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
var states: [State] = []
var state = state
for action in actions {
  states.append(state)
  reducer(&state, action)
}
return states
