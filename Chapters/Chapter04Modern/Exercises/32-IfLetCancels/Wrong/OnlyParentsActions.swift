// wrong: only an action of the parent's can remove its child
// says: The child was removed with an action of its own, and its timer ticks on. It makes no
//   difference whose action it is.
// fails: A timer that the child's last action starts ends, too
// gives: (ticks → [1, 1]) == []

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
guard before != nil, action.extract(parentAction) == nil,
  parentState[keyPath: state]?.id != before
else { return effect }
