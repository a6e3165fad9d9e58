// A send waits its turn
//
// An observer may send an action, which at present calls `send` inside `send`. Rewrite `send` with
// a queue: an action sent while another is being handled, by whatever code, waits until every
// observer has seen the other action's value. So all observers see the same history, in the order
// in which the actions were sent. When the outermost `send` returns, the queue is empty. Use no
// recursion: a chain may be very long.
//
// kind: law
// lesson: A send from an observer waits

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(Value) -> Void] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func observe(_ receive: @escaping (Value) -> Void) {
    observers.append(receive)
  }

  // answer
  // starter: func send(_ action: Action) {
  // starter:   var next = value
  // starter:   reducer(&next, action)
  // starter:   value = next
  // starter:   for receive in observers {
  // starter:     receive(next)
  // starter:   }
  // starter: }
  private var waiting: [Action] = []
  private var isSending = false

  func send(_ action: Action) {
    waiting.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !waiting.isEmpty {
      var next = value
      reducer(&next, waiting.removeFirst())
      value = next
      for receive in observers { receive(next) }
    }
  }
  // end answer
}
