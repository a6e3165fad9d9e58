// wrong: the work of two effects is done in order to merge them
// says: The work was done while the reducers ran, before anyone asked for it. Pass the closures on.
// fails: A reducer doesn't do the work of an effect
// gives: (done → ["a", "b"]) == []

// instead of
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  let first = accumulated.reduce(into: &state, action: action)
  let second = next.reduce(into: &state, action: action)
  let actions = first.merge(with: second).work.map { $0() }
  return Effect(work: actions.map { action in { action } })
