// wrong: an action for a child that isn't there is dropped altogether
// fails: The parent runs on every action, once
// says: that isn't there is skipped

guard let childAction = action.extract(parentAction) else {
  return parent.reduce(into: &parentState, action: parentAction)
}
guard parentState[keyPath: state] != nil else { return .none }
let effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
return effect.map(action.embed)
  .merge(with: parent.reduce(into: &parentState, action: parentAction))
