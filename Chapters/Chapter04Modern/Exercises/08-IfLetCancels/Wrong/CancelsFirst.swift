// wrong: the cancellation comes before the timer that the child starts with this action
// fails: A timer that the child's last action starts ends, too
// says: takes the steps in order

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return .cancel(id: state).merge(with: effect)
