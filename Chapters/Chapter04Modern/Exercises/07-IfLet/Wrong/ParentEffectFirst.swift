// wrong: the order of the calls is fixed, but not that of the effects
// fails: Both effects are returned, the child's first
// says: comes before the child's

var childEffect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  childEffect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
let effect = parent.reduce(into: &parentState, action: parentAction)
return effect.merge(with: childEffect)
