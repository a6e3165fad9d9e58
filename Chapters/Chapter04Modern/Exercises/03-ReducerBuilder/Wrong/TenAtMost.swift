// wrong: a body has at most ten lines, as in SwiftUI's first years
// fails: A body can have any number of lines
// says: a body has no limit

Reduce { state, action in
  let effect = accumulated.reduce(into: &state, action: action)
  guard effect.work.count < 9 else { return effect }
  return effect.merge(with: next.reduce(into: &state, action: action))
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
