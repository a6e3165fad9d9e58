// wrong: the parent runs first
// fails: The child still runs before the parent
// says: removed the egg before

let before = parentState[keyPath: state]?.id
var effect = parent.reduce(into: &parentState, action: parentAction)
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  let childEffect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  effect = effect.merge(with: childEffect.map(action.embed).cancellable(id: state))
}
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return effect.merge(with: .cancel(id: state))
