// wrong: nil counts as the only end of a child
// fails: A child's timer ends when another child takes its place
// says: The child was never nil

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard before != nil, parentState[keyPath: state] == nil else { return effect }
return effect.merge(with: .cancel(id: state))
