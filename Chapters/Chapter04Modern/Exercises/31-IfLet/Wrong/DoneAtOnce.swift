// wrong: the child's work is done, so that its action can be embedded
// says: The child's work was done before anyone asked for it. Embed its effect with `map`.
// fails: The child runs on its own actions, once, before the parent
// gives: ([typed, closed] → [["editor", "editor\'s work", "list, (2 milk)", "(2 milk)"], ["editor",
//   "editor\'s work", "list, (milk)", "(no editor)"]]) == ([ ["editor", "list, (2 milk)", "(2
//   milk)"], ["editor", "list, (milk)", "(no editor)"], ] → [["editor", "list, (2 milk)", "(2
//   milk)"], ["editor", "list, (milk)", "(no editor)"]])

// instead of
effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  .map(action.embed)
// this
let actions = child.reduce(into: &parentState[keyPath: state]!, action: childAction).work
  .map { action.embed($0()) }
effect = Effect(work: actions.map { action in { action } })
