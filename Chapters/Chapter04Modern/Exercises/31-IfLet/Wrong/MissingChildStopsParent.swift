// wrong: an action for a child that isn't there is dropped altogether
// says: The child isn't there, and the parent didn't get the action either. Only the child is
//   skipped.
// fails: The parent runs on every action, once, with or without a child
// gives: (missing → ["(no editor)"]) == ["list, (no editor)", "(no editor)"]

// instead of
var effect = Effect<Parent.Action>.none
// this
if action.extract(parentAction) != nil, parentState[keyPath: state] == nil { return .none }
var effect = Effect<Parent.Action>.none
