// wrong: both run on the state, and only the last one's effect is returned
// fails: The effects of all lines are merged, in order
// says: The first line's effect is lost

Reduce { state, action in
  _ = accumulated.reduce(into: &state, action: action)
  return next.reduce(into: &state, action: action)
}
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
