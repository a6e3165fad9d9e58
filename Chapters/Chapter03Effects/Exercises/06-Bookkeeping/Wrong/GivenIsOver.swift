// wrong: an effect that sends a value while it is starting counts as over
// fails: An effect that sends a value while it is starting stays in flight
// says: a value isn't the end

lastID += 1
let id = lastID
var isOver = false
let cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in
    isOver = true
    self?.running[id] = nil
  },
  receiveValue: { [weak self] action in
    isOver = true
    self?.send(action)
  }
)
if !isOver { running[id] = cancellable }
