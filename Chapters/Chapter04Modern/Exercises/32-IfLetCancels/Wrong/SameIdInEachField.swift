// wrong: the id is the child's own, which a child in another field may have, too
// says: An egg was removed, and the timer of another one ended, in another field: their effects
//   have the same id.
// fails: A child in another field keeps its timer, even with the same id
// gives: (store.state.ticks → []) == [11]

// instead of
.cancellable(id: state)
// this
.cancellable(id: before)

// instead of
return effect.merge(with: .cancel(id: state))
// this
return effect.merge(with: .cancel(id: before))
