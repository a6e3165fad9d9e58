// wrong: the child runs on a copy of its part, which is then forgotten
// fails: The child's changes appear in the parent's state
// says: was never written back

guard let childAction = action.extract(parentAction) else { return .none }
var childState = parentState[keyPath: state]
return child.reduce(into: &childState, action: childAction).map(action.embed)
