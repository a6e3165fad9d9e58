// wrong: the id is the child's own, which a child in another field may have, too
// fails: A child in another field keeps its timer, even with the same id
// says: have the same id

let before = parentState[keyPath: state]?.id
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: before)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return effect.merge(with: .cancel(id: before))
