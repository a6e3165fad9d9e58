// wrong: a body changes the state, and that is all
// says: Both lines changed the state, and their effects are lost. Return them merged.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["ab"]) == ["ab", "a", "b"]

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  _ = accumulated.reduce(into: &state, action: action)
  _ = next.reduce(into: &state, action: action)
  return .none
