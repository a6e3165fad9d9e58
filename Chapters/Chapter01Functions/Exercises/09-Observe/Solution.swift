// Notify the observers
//
// Write `observe` and the end of `send`. After each action, even one that changes nothing, every
// observer is called once with the new value, in the order in which they were added, and finds the
// same value in the store. `observe` itself doesn't call the new observer. It is first called after
// the next action, even if it is added while the others are being called.
//
// kind: write
// lesson: Screens observe the store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  // answer
  // starter: // Your property here.
  private var observers: [(Value) -> Void] = []
  // end answer

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    // answer
    // starter: var next = value
    // starter: reducer(&next, action)
    // starter: value = next
    var next = value
    reducer(&next, action)
    value = next
    for receive in observers {
      receive(next)
    }
    // end answer
  }

  func observe(_ receive: @escaping (Value) -> Void) {
    // answer
    // starter: // Your code here.
    observers.append(receive)
    // end answer
  }
}
