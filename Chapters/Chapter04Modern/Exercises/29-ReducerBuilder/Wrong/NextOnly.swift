// wrong: the last line is the value of the body, as in a function
// says: Only the second line ran. `accumulated` stands for the lines above; run both.
// fails: Two lines run in order, on the same state, and their effects are merged
// gives: (result → ["b", "b"]) == ["ab", "a", "b"]

// instead of
Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// this
next
