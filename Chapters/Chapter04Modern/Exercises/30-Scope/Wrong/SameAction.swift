// wrong: each effect sends the action that caused it
// says: The effect sends the action that caused it. It sends what the child's work gives, embedded.
// fails: The child's effects send the parent's actions
// gives: (actions → ["left 3", "left 3"]) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
return child.reduce(into: &parentState[keyPath: state], action: childAction)
  .map { _ in parentAction }
