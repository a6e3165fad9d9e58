// wrong: an effect that sends a value while it is starting counts as over
// says: The effect sent a value while it was starting, and the store let go of it: the value
//   counted as the end, or the end of what the value led to did. Each start needs a flag of its
//   own, which only its own completion sets.
// fails: An effect that sends a value while it is starting stays in flight
// gives: (store.state → [0, 1]) == [0, 1, 2]

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
