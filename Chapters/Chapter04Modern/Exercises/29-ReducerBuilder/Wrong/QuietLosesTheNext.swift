// wrong: there is only something to merge if both lines have an effect
// says: The first line had no effect, and the second line's was dropped with it.
// fails: A line without an effect doesn't stop the next one
// gives: (result → ["ab"]) == ["ab", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  let second = next.reduce(into: &state, action: action)
  return effect.work.isEmpty ? .none : effect.merge(with: second)
