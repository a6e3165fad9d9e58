// wrong: every action of the parent ends its child's timers
// fails: A child that has only changed keeps its timer
// says: compare ids

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard action.extract(parentAction) == nil || parentState[keyPath: state]?.id != before
else { return effect }
return effect.merge(with: .cancel(id: state))
