// wrong: the cancelled id is one that no effect has
// says: The egg is gone, and its timer ticks on: either nothing was cancelled, or an id that the
//   timer doesn't have.
// fails: A child's timer ends when the child becomes nil
// gives: (ticks → [1]) == []

// instead of
.cancellable(id: state)
// this

