// wrong: a place is kept in the table in advance, and filled whether or not it is still wanted
// fails: An effect that completes while it is starting leaves nothing behind
// says: removed first and stored afterwards

lastID += 1
let id = lastID
running[id] = AnyCancellable {}
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in self?.running[id] = nil },
  receiveValue: { [weak self] action in self?.send(action) }
)
running[id] = cancellable
