// wrong: the effect keeps itself alive, so that the store need not
// says: The store is gone, and its effect goes on: something else keeps what `sink` returned.
//   Only the store may keep it.
// fails: An effect in flight doesn't keep the store, and is stopped with it
// gives: (work.isStopped → false) == true

lastID += 1
let id = lastID
var cancellable: AnyCancellable?
var isOver = false
running[id] = AnyCancellable {}
cancellable = effect.sink(
  receiveCompletion: { [weak self] _ in
    isOver = true
    self?.running[id] = nil
    cancellable = nil
  },
  receiveValue: { [weak self] action in self?.send(action) }
)
if isOver { cancellable = nil }
