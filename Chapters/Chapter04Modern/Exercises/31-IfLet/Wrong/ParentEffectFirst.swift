// wrong: the order of the calls is fixed, but not that of the effects
// says: The parent's effect comes before the child's.
// fails: Both effects are returned, the child's first, and left to the caller
// gives: (typed → ["list", "editor"]) == ["editor", "list"]

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
return parent.reduce(into: &parentState, action: parentAction).merge(with: effect)
