// wrong: a completion empties the whole table
// fails: An effect that completes removes only itself
// says: with or without the first

lastID += 1
let id = lastID
var isOver = false
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in
    isOver = true
    self?.running = [:]
  },
  receiveValue: { [weak self] action in self?.send(action) }
)
if !isOver { running[id] = cancellable }
