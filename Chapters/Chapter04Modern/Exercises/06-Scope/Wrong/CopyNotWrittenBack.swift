// wrong: the child runs on a copy of its part, which is then forgotten
// fails: What the child changes is changed in the parent's state
// says: nobody wrote it back

guard let childAction = action.extract(parentAction) else { return .none }
var childState = parentState[keyPath: state]
return child.reduce(into: &childState, action: childAction).map(action.embed)
