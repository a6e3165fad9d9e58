// wrong: a place is kept in the table in advance, and filled whether or not it is still wanted
// says: The effect is over, and the store still counts it: either nothing removes its entry, or
//   it was removed first and stored afterwards. Store it only if the effect isn't over.
// fails: An effect that completes while it is starting leaves nothing behind
// gives: (store.effectsInFlight → 2) == 0

lastID += 1
let id = lastID
running[id] = AnyCancellable {}
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[id] = nil },
  receiveValue: { [weak self] action in self?.send(action) }
)
running[id] = cancellable
