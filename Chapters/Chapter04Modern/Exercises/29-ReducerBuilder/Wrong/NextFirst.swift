// wrong: the newest line runs first
// says: The second line ran before the first.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["ba", "b", "a"]) == ["ab", "a", "b"]

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  let effect = next.reduce(into: &state, action: action)
  return effect.merge(with: accumulated.reduce(into: &state, action: action))
