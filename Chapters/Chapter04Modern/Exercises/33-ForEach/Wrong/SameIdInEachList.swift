// wrong: the id is the row's own, which a row of another list may have, too
// says: A row was removed, and the row of another list with the same id lost its timer: their
//   effects have the same id.
// fails: The rows of another list keep their timers
// gives: (store.state.ticks → []) == [10]

// instead of
.cancellable(id: [state, id] as [AnyHashable])
// this
.cancellable(id: id)

// instead of
effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
// this
effect = effect.merge(with: .cancel(id: id))
