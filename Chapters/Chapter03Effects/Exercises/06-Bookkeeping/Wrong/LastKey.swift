// wrong: the completion removes the newest key, which by then is another effect's
// says: The first effect completed, and removed the entry of the second, which was newer. A
//   completion removes only the entry of its own effect.
// fails: An effect that completes removes only itself
// gives: ([store.state, [started, store.effectsInFlight]] → [[1, 2], [2, 0]]) == [[1, 2, 3], [2,
//   1]]

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
