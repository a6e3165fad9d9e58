// wrong: the lines above are run, and their effect is made
// says: The first line ran twice: once for the state, and again for its effect.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["aab", "a", "b"]) == ["ab", "a", "b"]

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  _ = accumulated.reduce(into: &state, action: action)
  return accumulated.reduce(into: &state, action: action)
    .merge(with: next.reduce(into: &state, action: action))
