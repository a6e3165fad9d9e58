// wrong: the ids are compared after the child's own actions only
// says: The egg is gone, and its timer ticks on: either nothing was cancelled, or an id that the
//   timer doesn't have.
// fails: A child's timer ends when the child becomes nil
// gives: (ticks → [1]) == []

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
guard action.extract(parentAction) != nil, before != nil,
  parentState[keyPath: state]?.id != before
else { return effect }
