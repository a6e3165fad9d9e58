// wrong: the next line may only see the state
// says: The second line's change is lost: it worked on a copy. Run both on the same state.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["a", "a", "b"]) == ["ab", "a", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  var copy = state
  return effect.merge(with: next.reduce(into: &copy, action: action))
