// wrong: all effects of the action get the child's id
// fails: The parent keeps its own timers
// says: Only the child's effects get the id

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
effect = effect.cancellable(id: state)
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return effect.merge(with: .cancel(id: state))
