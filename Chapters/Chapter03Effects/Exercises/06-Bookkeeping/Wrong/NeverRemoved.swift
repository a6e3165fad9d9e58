// wrong: nothing is removed, since the store itself will be freed some day
// fails: An effect that completes later is in flight until then
// says: still counts it

lastID += 1
running[lastID] = effect.sink(
  receiveValue: { [weak self] action in self?.send(action) }
)
