// wrong: the newest work comes first
// says: The works are in reverse order.
// fails: The child's effects send the parent's actions
// gives: (actions → ["left 302", "left 301"]) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return Effect(work: effect.work.reversed()).map(action.embed)
