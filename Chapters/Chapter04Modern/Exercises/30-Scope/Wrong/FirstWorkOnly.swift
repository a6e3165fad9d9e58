// wrong: an effect is a single action
// says: The child's effect has two works, and only the first was returned.
// fails: The child's effects send the parent's actions
// gives: (actions → ["left 301"]) == ["left 301", "left 302"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return Effect(work: Array(effect.work.prefix(1))).map(action.embed)
