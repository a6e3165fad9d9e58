// wrong: an action for a child that isn't there is for nobody
// says: The egg wasn't there, and the parent didn't get the action either. Only the child is
//   skipped.
// fails: The child runs before the parent, and the parent always
// gives: (ticks → []) == [3]

// instead of
var effect = Effect<Parent.Action>.none
// this
if action.extract(parentAction) != nil, before == nil { return .none }
var effect = Effect<Parent.Action>.none
