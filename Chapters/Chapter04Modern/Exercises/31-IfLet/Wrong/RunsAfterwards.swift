// wrong: a child that the parent has just made gets the action as well
// says: The parent opened the editor with this action, and then the editor ran on it. A child that
//   wasn't there is skipped.
// fails: The parent runs on every action, once, with or without a child
// gives: (reopened → ["list, (no editor)", "editor", "()"]) == ["list, (no editor)", "()"]

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
let wasThere = parentState[keyPath: state] != nil
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
if let childAction = action.extract(parentAction), !wasThere, parentState[keyPath: state] != nil {
  let later = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  effect = later.map(action.embed).merge(with: effect)
}
return effect
