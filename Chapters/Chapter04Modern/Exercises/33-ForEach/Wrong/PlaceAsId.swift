// wrong: a row's place is its id
// says: The timer of another row ended: an effect's id can't be the place where its row was.
// fails: A row that has moved and is removed loses its own timer
// gives: (ticks → [2]) == [1]

// instead of
.cancellable(id: [state, id] as [AnyHashable])
// this
.cancellable(id: [state, index] as [AnyHashable])

// instead of
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
// this
for (index, id) in before.enumerated() where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, index] as [AnyHashable]))
}
