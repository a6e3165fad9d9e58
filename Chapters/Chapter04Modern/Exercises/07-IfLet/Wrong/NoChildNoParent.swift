// wrong: without a child nothing runs, as if the whole feature were optional
// fails: The parent runs on every action, once
// says: so nothing can open the child

guard parentState[keyPath: state] != nil else { return .none }
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction) {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
