// wrong: an action of the child is its own, so the parent doesn't run on it
// says: An action of the child never reached the parent, which may need it.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["editor", "(2 milk)"], ["editor", "(milk)"]]) == ([ ["editor", "list,
//   (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no editor)"], ] → [["editor", "list, (2
//   milk)", "(2 milk)"], ["editor", "list, (milk)", "(no editor)"]])

// instead of
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
if action.extract(parentAction) != nil, parentState[keyPath: state] != nil { return effect }
return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
