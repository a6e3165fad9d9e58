// wrong: the parent runs before its child, and after it
// says: The parent ran twice for one action.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["list, (2 )", "editor", "list, (2 milk)", "(2 milk)"], ["list, (milk
//   )", "list, (no editor)", "(no editor)"]]) == ([ ["editor", "list, (2 milk)", "(2 milk)"],
//   ["editor", "list, (milk)", "(no editor)"], ] → [["editor", "list, (2 milk)", "(2 milk)"],
//   ["editor", "list, (milk)", "(no editor)"]])

// instead of
var effect = Effect<Parent.Action>.none
// this
var effect = parent.reduce(into: &parentState, action: parentAction)
