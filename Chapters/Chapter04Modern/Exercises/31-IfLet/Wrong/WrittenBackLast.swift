// wrong: the child's copy is written back when the parent is done
// says: The child ran, and its change wasn't in the state when the parent ran, or reopened what
//   the parent had closed. Write it back first.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["editor", "list, (2 )", "(2 milk)"], ["editor", "list, (milk )",
//   "(milk)"]]) == ([ ["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"], ] → [["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"]])

// instead of
effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  .map(action.embed)
}
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
var copy = parentState[keyPath: state]!
effect = child.reduce(into: &copy, action: childAction)
  .map(action.embed)
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
parentState[keyPath: state] = copy
return effect
}
return parent.reduce(into: &parentState, action: parentAction)
