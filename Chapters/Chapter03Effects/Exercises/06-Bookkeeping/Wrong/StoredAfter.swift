// wrong: only the cycle is seen; the table is still filled after the effect has begun
// says: The effect is over, and the store still counts it: either nothing removes its entry, or
//   it was removed first and stored afterwards. Store it only if the effect isn't over.
// fails: An effect that completes while it is starting leaves nothing behind
// gives: (store.effectsInFlight → 2) == 0

lastID += 1
let id = lastID
running[id] = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[id] = nil },
  receiveValue: { [weak self] action in self?.send(action) }
)
