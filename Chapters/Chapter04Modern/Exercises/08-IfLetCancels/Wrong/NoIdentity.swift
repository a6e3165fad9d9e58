// wrong: the effects get an id, and it is never cancelled: nil is expected to end them by itself
// fails: A child's timer ends when the child becomes nil
// says: Setting nil ends nothing

var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
