// wrong: the completion removes the newest key, which by then is another effect's
// fails: An effect started by another one's value stays in flight
// says: the entry of its own effect

lastID += 1
running[lastID] = AnyCancellable {}
let id = lastID
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in
    guard let self else { return }
    self.running[self.lastID] = nil
    if self.lastID != id { self.running[id] = nil }
  },
  receiveValue: { [weak self] action in self?.send(action) }
)
if running[id] != nil { running[id] = cancellable }
