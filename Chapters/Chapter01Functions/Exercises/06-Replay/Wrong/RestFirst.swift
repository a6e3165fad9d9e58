// wrong: the recursion runs the rest of the actions before the first
// fails: Replaying equals calling the reducer step by step
// says: The actions ran from the back

guard let first = actions.first else { return state }
var rest = replay(Array(actions.dropFirst()), from: state, with: reducer)
reducer(&rest, first)
return rest
