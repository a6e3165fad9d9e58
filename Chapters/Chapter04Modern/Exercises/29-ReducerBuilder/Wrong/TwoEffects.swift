// wrong: a body has at most two effects
// says: The last effects are lost. `accumulated` may have any number.
// fails: A body can have any number of lines
// gives: (result → ["abcdefghijkl", "d", "j"]) == ["abcdefghijkl", "d", "j", "l"]

// instead of
  return effect.merge(with: next.reduce(into: &state, action: action))
// this
  let second = next.reduce(into: &state, action: action)
  return Effect(work: Array(effect.merge(with: second).work.prefix(2)))
