// wrong: the child's effects are dropped, as if they were its own affair
// fails: The child's effects send the parent's actions
// says: reaches the store only if

if let childAction = action.extract(parentAction) {
  _ = child.reduce(into: &parentState[keyPath: state], action: childAction)
}
return .none
