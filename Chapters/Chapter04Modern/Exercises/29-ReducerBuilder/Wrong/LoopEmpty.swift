// wrong: a loop is run by the compiler
// says: None of the loop's iterations ran. Run each reducer in turn.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → [""]) == ["abc", "a", "b", "c"]

// instead of
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
// this
Reduce { _, _ in .none }
