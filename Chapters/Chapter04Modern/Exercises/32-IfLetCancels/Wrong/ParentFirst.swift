// wrong: the parent runs first
// says: The parent removed the egg before it got its last action. The child runs first.
// fails: The child runs before the parent, and the parent always
// gives: (done → 0) == 100

// instead of
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
var effect = parent.reduce(into: &parentState, action: parentAction)
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  let childEffect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  effect = effect.merge(with: childEffect.map(action.embed).cancellable(id: state))
}
