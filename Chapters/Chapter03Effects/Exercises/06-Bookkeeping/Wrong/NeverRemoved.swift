// wrong: nothing is removed, since the store itself will be freed some day
// says: The effect is over, and the store still counts it: either nothing removes its entry, or
//   it was removed first and stored afterwards. Store it only if the effect isn't over.
// fails: An effect that completes while it is starting leaves nothing behind
// gives: (store.effectsInFlight → 2) == 0

lastID += 1
running[lastID] = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
