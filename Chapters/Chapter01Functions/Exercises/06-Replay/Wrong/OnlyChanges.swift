// wrong: a state is worth noting when it has changed
// says: A state equal to the one before it is missing. An action that changes nothing has a state
//   after it, too.
// fails: A long trace has every state, even one equal to the state before it
// gives: (states → [0, 1, 0, -1, 1, 4, 2, 3]) == [0, 0, 1, 1, 0, -1, -1, 1, 1, 1, 4, 2, 3]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  if "\(state)" != "\(states[states.count - 1])" { states.append(state) }
}
return states
