// wrong: the work of two effects is done in order to merge them
// fails: A reducer doesn't do the work of an effect
// says: Pass the closures on

Reduce { state, action in
  let first = accumulated.reduce(into: &state, action: action)
  let second = next.reduce(into: &state, action: action)
  let actions = first.merge(with: second).work.map { $0() }
  return Effect(work: actions.map { action in { action } })
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
