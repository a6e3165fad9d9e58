// wrong: a line without an effect has nothing to do
// says: The first line had no effect, and the second never ran. Every line runs.
// fails: A line without an effect doesn't stop the next one
// gives: (result → ["a"]) == ["ab", "b"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  guard !effect.work.isEmpty else { return .none }
  return effect.merge(with: next.reduce(into: &state, action: action))
