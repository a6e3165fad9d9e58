// wrong: the cancellation replaces the effects
// says: The action that removed the rows also started the parent's clock, which doesn't tick, or
//   only one of the rows lost its timer. Merge all the cancellations with the parent's effect.
// fails: Rows that are removed together all lose their timers
// gives: (ticks → [0, 2]) == [9]

// instead of
effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
// this
effect = .cancel(id: [state, id] as [AnyHashable])
