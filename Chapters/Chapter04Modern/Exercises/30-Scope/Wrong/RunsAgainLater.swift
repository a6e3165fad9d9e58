// wrong: the child is run when its effect is asked for
// says: The child ran again when its work was asked for. It runs on an action only.
// fails: The child's effects send the parent's actions
// gives: (child.log → ["ran 3", "ran 3", "worked 1", "ran 3", "worked 2", "ran 3", "worked 1", "ran
//   3", "worked 2"]) == ["ran 3", "worked 1", "worked 2", "worked 1", "worked 2"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let child = child
var copy = parentState[keyPath: state]
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
return Effect(
  work: effect.work.indices.map { index in
    { action.embed(child.reduce(into: &copy, action: childAction).work[index]()) }
  }
)
