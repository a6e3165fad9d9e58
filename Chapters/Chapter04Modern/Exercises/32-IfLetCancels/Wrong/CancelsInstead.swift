// wrong: the cancellation replaces the effects
// says: The action that removed the egg also started the parent's clock, which doesn't tick.
//   Merge the cancellation with the parent's effect.
// fails: The parent keeps its own timers
// gives: (with → []) == [0]

// instead of
return effect.merge(with: .cancel(id: state))
// this
return .cancel(id: state)
