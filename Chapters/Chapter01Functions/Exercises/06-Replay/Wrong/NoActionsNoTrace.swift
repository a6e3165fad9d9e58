// wrong: without actions there is nothing to trace
// says: Nothing happened, so the first state is the only one; but it is one.
// fails: No actions leave the state as it is
// gives: ([[replay([], from: 7, with: append)], trace([], from: 7, with: append)] → [[7], []]) ==
//   [[7], [7]]

var state = state
for action in actions {
  reducer(&state, action)
}
return state
// next answer
if actions.isEmpty { return [] }
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  states.append(state)
}
return states
