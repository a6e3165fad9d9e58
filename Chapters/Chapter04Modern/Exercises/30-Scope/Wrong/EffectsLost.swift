// wrong: the child's effects are dropped, as if they were its own affair
// says: The child's effect is lost. It reaches the store only if each parent returns it.
// fails: The child's effects send the parent's actions
// gives: (actions → []) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
_ = child.reduce(into: &parentState[keyPath: state], action: childAction)
return .none
