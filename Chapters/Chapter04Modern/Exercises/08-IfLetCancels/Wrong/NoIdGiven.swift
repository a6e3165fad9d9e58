// wrong: the cancelled id is one that no effect has
// fails: A child's timer ends when the child becomes nil
// says: Give the child's effects an id

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return effect.merge(with: .cancel(id: state))
