// wrong: the store is given one place for the effect at work
// says: The effect sent a value, and was let go: by that value, or by the effect of the next
//   action. Only its own completion removes an effect's entry.
// fails: The values that an effect sends come back
// gives: (store.state → [0, 1]) == [0, 1, 2]

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
