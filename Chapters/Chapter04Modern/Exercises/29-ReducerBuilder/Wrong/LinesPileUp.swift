// wrong: a body collects its effects in one place
// says: The first action's effects came again for the second. Collect them within the closure that
//   runs for an action.
// fails: A body runs for every action, and remembers nothing
// gives: (lines → ["ab", "a", "b", "abab", "a", "b", "a", "b"]) == ["ab", "a", "b", "abab", "a",
//   "b"]

// instead of
Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  return effect.merge(with: next.reduce(into: &state, action: action))
}
// this
var effect = Effect<Action>.none
return Reduce { state, action in
  effect = effect.merge(with: accumulated.reduce(into: &state, action: action))
  effect = effect.merge(with: next.reduce(into: &state, action: action))
  return effect
}
