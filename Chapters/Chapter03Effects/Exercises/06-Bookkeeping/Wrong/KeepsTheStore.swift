// wrong: only the order is seen; the closures still keep the store
// says: The store keeps the effect, and a closure of the effect keeps the store: neither is ever
//   freed. Capture it weakly.
// fails: An effect in flight doesn't keep the store, and is stopped with it
// gives: (isFreed → false) == true

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
