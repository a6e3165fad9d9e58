// wrong: the recursion runs the rest of the actions before the first
// fails: A replay returns the state after the last action
// says: The actions ran backwards

guard let first = actions.first else { return state }
var rest = replay(Array(actions.dropFirst()), from: state, with: reducer)
reducer(&rest, first)
return rest
// next answer
var states = [state]
var state = state
for action in actions {
  reducer(&state, action)
  states.append(state)
}
return states
