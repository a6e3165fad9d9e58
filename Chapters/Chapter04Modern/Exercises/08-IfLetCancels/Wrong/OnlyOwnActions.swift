// wrong: the ids are compared after the child's own actions only
// fails: A child's timer ends when the child becomes nil
// says: ticks on when an action of the parent's does

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard action.extract(parentAction) != nil, before != nil,
  parentState[keyPath: state]?.id != before
else { return effect }
return effect.merge(with: .cancel(id: state))
