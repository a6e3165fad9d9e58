// wrong: only the effect of a loop's last iteration is kept
// fails: A loop gives a reducer for each iteration
// says: only the last one's effect

Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// next answer
reducer ?? Reduce { _, _ in .none }
// next answer
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
    effect = reducer.reduce(into: &state, action: action)
  }
  return effect
}
