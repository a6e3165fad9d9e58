// wrong: each line gets the state from before
// says: The first line's change is lost: the second one worked on the state from before. Run both
//   on the same state.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["b", "a", "b"]) == ["ab", "a", "b"]

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  var copy = state
  let effect = accumulated.reduce(into: &copy, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
