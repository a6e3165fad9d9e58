// wrong: the child is run for its state, and again for its effect
// says: The child ran twice for each action. One run gives both, the change and the effect.
// fails: The child runs once for each of its actions
// gives: (child.log → ["ran 3", "ran 3", "ran 4", "ran 4"]) == ["ran 3", "ran 4"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
_ = child.reduce(into: &parentState[keyPath: state], action: childAction)
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
