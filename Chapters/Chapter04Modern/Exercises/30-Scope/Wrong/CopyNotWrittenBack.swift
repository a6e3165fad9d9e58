// wrong: the child runs on a copy of its part, which is then forgotten
// says: The right counter is still 20: the child changed a copy. Write it back, or let it change
//   the part itself.
// fails: The child's changes appear in the parent's state
// gives: ([game.left, game.right] → [10, 20]) == [10, 25]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
var childState = parentState[keyPath: state]
return child.reduce(into: &childState, action: childAction).map(action.embed)
