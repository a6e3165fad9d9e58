// wrong: the lines above are the body
// says: Only the first line ran. Run both, whatever the first one returns.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["a", "a"]) == ["ab", "a", "b"]

// instead of
Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// this
accumulated
