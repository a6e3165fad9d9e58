// wrong: the parent runs for its state, and the child's effect is returned
// says: The parent's effect is lost. Merge the two.
// fails: Both effects are returned, the child's first, and left to the caller
// gives: (typed → ["editor"]) == ["editor", "list"]

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
let parentEffect = parent.reduce(into: &parentState, action: parentAction)
return effect.work.isEmpty ? parentEffect : effect
