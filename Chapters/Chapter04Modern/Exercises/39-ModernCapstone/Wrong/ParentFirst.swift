// wrong: the parent runs first, and the child sees the changed state
// file: Parts.swift
// fails: An optional child runs first, if it is there, and the parent always runs
// gives: (store.state.seen → [-1]) == [1]

// instead of
let before = state[keyPath: toChildState].map { identity(of: $0) }
var effect = Effect<Action>.none
if let childAction = toChildAction.extract(action) {
  if before == nil {
    reportMissingChild(action)
  } else {
    effect = child.reduce(into: &state[keyPath: toChildState]!, action: childAction)
      .map(toChildAction.embed)
      .within(PartID(toChildState))
  }
}
let middle = state[keyPath: toChildState].map { identity(of: $0) }
effect = effect.merge(with: parent.reduce(into: &state, action: action))
// this
let middle = state[keyPath: toChildState].map { identity(of: $0) }
var effect = parent.reduce(into: &state, action: action)
if let childAction = toChildAction.extract(action) {
  if state[keyPath: toChildState] == nil {
    reportMissingChild(action)
  } else {
    let childEffect =
      child
      .reduce(into: &state[keyPath: toChildState]!, action: childAction)
      .map(toChildAction.embed)
      .within(PartID(toChildState))
    effect = effect.merge(with: childEffect)
  }
}
