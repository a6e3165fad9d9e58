// wrong: the child's effects are for the child
// says: The child also ran on what its effect gives. Only the store asks for an effect's work.
// fails: The child runs once for each of its actions
// gives: (child.log → ["ran 3", "worked 1", "ran 301", "worked 2", "ran 302", "ran 4", "worked 1",
//   "ran 401", "worked 2", "ran 402"]) == ["ran 3", "ran 4"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
for work in effect.work {
  _ = child.reduce(into: &parentState[keyPath: state], action: work())
}
return .none
