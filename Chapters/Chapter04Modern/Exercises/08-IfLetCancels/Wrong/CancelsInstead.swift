// wrong: the cancellation replaces the effects
// fails: The parent keeps its own timers
// says: Merge the cancellation with the parent's effect

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return .cancel(id: state)
