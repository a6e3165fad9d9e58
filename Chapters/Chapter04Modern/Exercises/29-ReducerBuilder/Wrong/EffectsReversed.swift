// wrong: the order of effects doesn't matter
// says: The lines ran in order, and their effects are in reverse order.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["ab", "b", "a"]) == ["ab", "a", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  return next.reduce(into: &state, action: action).merge(with: effect)
