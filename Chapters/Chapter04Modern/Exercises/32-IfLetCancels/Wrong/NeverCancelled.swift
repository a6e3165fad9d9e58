// wrong: the effects get an id, and it is never cancelled: nil is expected to end them by itself
// says: The egg is gone, and its timer ticks on: either nothing was cancelled, or an id that the
//   timer doesn't have.
// fails: A child's timer ends when the child becomes nil
// gives: (ticks → [1]) == []

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
return effect.merge(with: .cancel(id: state))
// this
return effect
