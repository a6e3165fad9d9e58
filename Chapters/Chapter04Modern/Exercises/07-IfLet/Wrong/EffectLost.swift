// wrong: the child runs first, and only the parent's effect is returned
// fails: Both effects are returned, the child's first
// says: The child's effect is lost

if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  _ = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
}
return parent.reduce(into: &parentState, action: parentAction)
