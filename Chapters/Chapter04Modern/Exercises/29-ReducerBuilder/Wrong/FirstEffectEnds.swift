// wrong: a line that returns an effect has handled the action
// says: Only the first line ran. Run both, whatever the first one returns.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["a", "a"]) == ["ab", "a", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  guard effect.work.isEmpty else { return effect }
  return next.reduce(into: &state, action: action)
