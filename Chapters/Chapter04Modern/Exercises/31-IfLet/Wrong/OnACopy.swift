// wrong: the child runs on a copy, which is left there
// says: The child changed a copy of its state. Run it on the state itself, or write the copy
//   back.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["editor", "list, (2 )", "(2 )"], ["editor", "list, (milk )", "(no
//   editor)"]]) == ([ ["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"], ] → [["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no
//   editor)"]])

// instead of
effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
// this
var copy = parentState[keyPath: state]!
effect = child.reduce(into: &copy, action: childAction)
