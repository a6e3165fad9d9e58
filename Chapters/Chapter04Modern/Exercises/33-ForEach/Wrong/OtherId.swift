// wrong: the row's own id is known to its effects
// says: The row 0 is gone, and its timer ticks on: either nothing was cancelled, or an id that
//   the timer doesn't have.
// fails: A row that is removed loses its timer, and no other row does
// gives: (ticks → [0, 1, 2]) == [1, 2]

// instead of
effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
// this
effect = effect.merge(with: .cancel(id: id))
