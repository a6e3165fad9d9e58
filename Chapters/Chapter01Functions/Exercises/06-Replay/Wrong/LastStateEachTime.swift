// wrong: the end is noted once for each action
// says: Append the state after each action, not the last one every time.
// fails: A trace holds the first state and the state after each action
// gives: (states → [1, 1234, 1234, 1234]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
[state] + actions.map { _ in replay(actions, from: state, with: reducer) }
