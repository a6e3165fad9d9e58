// wrong: the cancellation comes before the timer that the child starts with this action
// says: The timer that the last action started was started after the cancellation, so it ticks
//   on. The store takes the steps in order.
// fails: A timer that the child's last action starts ends, too
// gives: (ticks → [1]) == []

// instead of
return effect.merge(with: .cancel(id: state))
// this
return Effect.cancel(id: state).merge(with: effect)
