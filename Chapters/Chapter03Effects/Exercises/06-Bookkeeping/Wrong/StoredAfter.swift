// wrong: only the cycle is seen; the table is still filled after the effect has begun
// fails: An effect that completes while it is starting leaves nothing behind
// says: removed first and stored afterwards

lastID += 1
let id = lastID
running[id] = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[id] = nil },
  receiveValue: { [weak self] action in self?.send(action) }
)
