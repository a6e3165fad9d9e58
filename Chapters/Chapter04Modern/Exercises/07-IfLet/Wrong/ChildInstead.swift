// wrong: an action of the child is its own, so the parent doesn't run on it
// fails: The parent runs on every action, once
// says: which may need it

if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  return child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
return parent.reduce(into: &parentState, action: parentAction)
