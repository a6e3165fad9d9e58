// wrong: the last iteration is the loop's value
// says: Only the last iteration ran. Run all reducers in turn.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["c", "c"]) == ["abc", "a", "b", "c"]

// instead of
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
// this
reducers.last ?? Reduce { _, _ in .none }
