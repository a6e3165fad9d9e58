// wrong: the action that came in is sent on, too
// says: The effect also sends the action that caused it. It sends only what the child's works give.
// fails: The child's effects send the parent's actions
// gives: (actions → ["left 301", "left 302", "left 3"]) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
  .merge(with: Effect(work: [{ parentAction }]))
