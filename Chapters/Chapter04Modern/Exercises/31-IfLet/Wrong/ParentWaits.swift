// wrong: while the child is there, the parent waits
// says: While the child was there, the parent didn't get an action of its own.
// fails: The parent runs on every action, once, with or without a child
// gives: (own → ["(2 )"]) == ["list, (2 )", "(2 )"]

// instead of
var effect = Effect<Parent.Action>.none
// this
if action.extract(parentAction) == nil, parentState[keyPath: state] != nil { return .none }
var effect = Effect<Parent.Action>.none
