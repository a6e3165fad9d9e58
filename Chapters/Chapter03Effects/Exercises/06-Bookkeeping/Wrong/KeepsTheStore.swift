// wrong: only the order is seen; the closures still keep the store
// fails: An effect in flight doesn't keep the store
// says: neither is ever freed

lastID += 1
let id = lastID
var isOver = false
let cancellable = effect.sink(
  receiveCompletion: { _ in
    isOver = true
    self.running[id] = nil
  },
  receiveValue: { action in self.send(action) }
)
if !isOver { running[id] = cancellable }
