// wrong: the recursion runs the rest of the actions before the first
// says: The actions ran backwards.
// fails: A replay runs the reducer once per action, in order
// gives: (seen → ["down", "up", "up"]) == ["up", "up", "down"]

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
