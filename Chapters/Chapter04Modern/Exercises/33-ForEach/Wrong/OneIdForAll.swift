// wrong: the list is an id
// says: One row was removed, and the timers of all rows ended. Each row's effects need an id of
//   their own.
// fails: A row that is removed loses its timer, and no other row does
// gives: (ticks → []) == [1, 2]

// instead of
.cancellable(id: [state, id] as [AnyHashable])
// this
.cancellable(id: state)

// instead of
effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
// this
effect = effect.merge(with: .cancel(id: state))
