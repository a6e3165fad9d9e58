// wrong: each action starts from where the session began
// says: Every action started from the first state, not from where the last one ended.
// fails: A trace holds the first state and the state after each action
// gives: (states → [1, 12, 13, 14]) == [1, 12, 123, 1234]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
[state] + actions.map { action in
  var next = state
  reducer(&next, action)
  return next
}
