// wrong: the parent still runs first, and the child then gets its state from before
// fails: The child runs before the parent
// says: reopened it

let before = parentState[keyPath: state]
let effect = parent.reduce(into: &parentState, action: parentAction)
guard let childAction = action.extract(parentAction), var childState = before else {
  return effect
}
let childEffect = child.reduce(into: &childState, action: childAction).map(action.embed)
parentState[keyPath: state] = childState
return childEffect.merge(with: effect)
