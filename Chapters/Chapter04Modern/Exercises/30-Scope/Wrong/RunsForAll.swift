// wrong: a child runs for every action, and ignores what isn't its own
// says: The child ran for an action that isn't its own. If `extract` gives nil, nothing runs.
// fails: Actions of other features are ignored
// gives: (child.log → ["ran 0", "ran 0"]) == []

// instead of
guard let childAction = action.extract(parentAction) else { return .none }
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
var childAction = action.extract(parentAction)
if childAction == nil { childAction = 0 as? Child.Action }
return child.reduce(into: &parentState[keyPath: state], action: childAction!).map(action.embed)
