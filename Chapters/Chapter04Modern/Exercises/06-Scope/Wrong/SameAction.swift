// wrong: each effect sends the action that caused it
// fails: The child's effects send the parent's actions
// says: the action that caused it

guard let childAction = action.extract(parentAction) else { return .none }
return child.reduce(into: &parentState[keyPath: state], action: childAction)
  .map { _ in parentAction }
