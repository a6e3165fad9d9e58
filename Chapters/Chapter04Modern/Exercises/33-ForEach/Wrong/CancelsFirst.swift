// wrong: what is gone is cancelled first, and then the effects begin
// says: The row was removed with an action of its own, and its timer ticks on. It makes no
//   difference whose action it is, and the cancellation comes after the row's effect.
// fails: A timer that the row's last action starts ends, too
// gives: (ticks → [0, 2]) == [2]

// instead of
effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
// this
effect = Effect.cancel(id: [state, id] as [AnyHashable]).merge(with: effect)
