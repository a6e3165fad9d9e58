// wrong: the reducer changes a copy inside the loop
// says: All the states are the first one: append what the reducer changed.
// fails: A trace holds the first state and the state after each action
// gives: (states → [1, 1, 1, 1]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
[state] + actions.map { action in
  var next = state
  reducer(&next, action)
  return state
}
