// wrong: the trace begins after the first action, so nobody sees where it started
// says: The state before the first action is missing: the trace begins with it.
// fails: A trace holds the first state and the state after each action
// gives: (states → [12, 123, 1234]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
var state = state
return actions.map { action in
  reducer(&state, action)
  return state
}
