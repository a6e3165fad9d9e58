// wrong: a trace says where it began and where it ended
// says: The states in between are missing: note the state after each action.
// fails: A trace holds the first state and the state after each action
// gives: (states → [1, 1234]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
[state, replay(actions, from: state, with: reducer)]
