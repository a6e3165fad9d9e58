// wrong: a child that is gone has no effects
// says: The editor was closed by this action, and its own effect is lost.
// fails: Both effects are returned, the child's first, and left to the caller
// gives: (closed → ["list"]) == ["editor", "list"]

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
let parentEffect = parent.reduce(into: &parentState, action: parentAction)
guard parentState[keyPath: state] != nil else { return parentEffect }
return effect.merge(with: parentEffect)
