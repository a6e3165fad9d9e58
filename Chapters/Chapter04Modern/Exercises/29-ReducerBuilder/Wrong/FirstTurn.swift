// wrong: a loop is one reducer
// says: Only the first iteration ran. Run all of them, whatever they return.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["a", "a"]) == ["abc", "a", "b", "c"]

// instead of
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
// this
reducers.first ?? Reduce { _, _ in .none }
