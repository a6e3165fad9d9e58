// wrong: the copy is made inside the loop, so every action starts from the first state
// says: Every action started from the first state, not from where the last one ended.
// fails: A replay returns the state after the last action
// gives: (number → 14) == 1234

var result = state
for action in actions {
  var next = state
  reducer(&next, action)
  result = next
}
return result
// next answer
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  states.append(state)
}
return states
