// wrong: the last effect is the body's
// says: The first line's effect is lost. Merge it with the second one's.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["ab", "b"]) == ["ab", "a", "b"]

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  _ = accumulated.reduce(into: &state, action: action)
  return next.reduce(into: &state, action: action)
