// wrong: the child changes the state, and its effects are taken to be its own affair
// fails: The child's effects give the parent's actions
// says: reaches the store only if

if let childAction = action.extract(parentAction) {
  _ = child.reduce(into: &parentState[keyPath: state], action: childAction)
}
return .none
