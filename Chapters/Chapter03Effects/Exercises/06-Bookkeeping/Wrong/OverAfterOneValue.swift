// wrong: an effect counts as over once it has sent a value
// fails: The values that an effect sends come back, now and later
// says: After its first value

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
    self?.running[id] = nil
    self?.send(action)
  }
)
if !isOver { running[id] = cancellable }
