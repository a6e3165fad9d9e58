// wrong: a missing reducer is handled, and an existing one is forgotten
// fails: A line under an `if` runs if the condition is true
// says: the line under `if` did nothing

Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// next answer
Reduce { _, _ in .none }
// next answer
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = effect.merge(with: reducer.reduce(into: &state, action: action))
  }
  return effect
}
