// wrong: the ids are compared after the child's own actions only
// fails: When the child is nil, its timer ends
// says: an action of the parent's did that

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
