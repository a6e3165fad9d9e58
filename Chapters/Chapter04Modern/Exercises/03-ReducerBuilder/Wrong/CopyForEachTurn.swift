// wrong: each iteration works on a copy of its own
// fails: A loop gives a reducer for each iteration
// says: Only the last iteration's change

Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// next answer
reducer ?? Reduce { _, _ in .none }
// next answer
Reduce { state, action in
  let before = state
  var effect = Effect<Action>.none
  for reducer in reducers {
    state = before
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
