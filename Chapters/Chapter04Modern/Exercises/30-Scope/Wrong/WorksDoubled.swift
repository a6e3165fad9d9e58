// wrong: the effect is merged with the child's
// says: Each work is there twice.
// fails: The child's effects send the parent's actions
// gives: (actions → ["left 301", "left 302", "left 301", "left 302"]) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return effect.merge(with: effect).map(action.embed)
