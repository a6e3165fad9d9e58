// wrong: the last line is treated as the value of the body, as in a function
// fails: Two lines run in order, on the same state
// says: Only the second line's change

next
// next answer
reducer ?? Reduce { _, _ in .none }
// next answer
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
