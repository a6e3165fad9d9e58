// wrong: the child runs first, and only the parent's effect is returned
// says: The child's effect is lost. Merge the two.
// fails: Both effects are returned, the child's first, and left to the caller
// gives: (typed → ["list"]) == ["editor", "list"]

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
return parent.reduce(into: &parentState, action: parentAction)
