// wrong: the first effect is the body's
// says: The second line's effect is lost. Merge it with the first one's.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["ab", "a"]) == ["ab", "a", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  _ = next.reduce(into: &state, action: action)
  return effect
