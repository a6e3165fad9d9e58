// wrong: the store is given one place for the effect at work
// fails: An effect that completes removes only itself
// says: replaced the first, which was cancelled

lastID += 1
let id = 0
var isOver = false
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in
    isOver = true
    self?.running[id] = nil
  },
  receiveValue: { [weak self] action in self?.send(action) }
)
if !isOver { running[id] = cancellable }
