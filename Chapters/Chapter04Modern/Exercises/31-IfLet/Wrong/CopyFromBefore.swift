// wrong: the parent still runs first, and the child then gets its state from before
// says: The parent ran before the child, and found the old text. The child runs first, on the
//   state itself.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["list, (2 )", "editor", "(2 milk)"], ["list, (milk )", "editor",
//   "(milk)"]]) == ([ ["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"], ] → [["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"]])

// instead of
var effect = Effect<Parent.Action>.none
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
  effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
}
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
let before = parentState[keyPath: state]
let effect = parent.reduce(into: &parentState, action: parentAction)
guard let childAction = action.extract(parentAction), var childState = before else {
  return effect
}
let childEffect = child.reduce(into: &childState, action: childAction).map(action.embed)
parentState[keyPath: state] = childState
return childEffect.merge(with: effect)
