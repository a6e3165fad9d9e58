// Notify the observers
//
// Write `observe` and the end of `send`. After each action, every observer is called with the new
// value, in the order in which they were added, and finds the same value in the store. A new
// observer is first called after the next action. Once its token is dropped, an observer isn't
// called for later actions; whether it is still called for the current one is up to you, and so is
// how the store keeps its observers. The token doesn't retain the store, and may outlive it.
//
// kind: write
// lesson: A screen holds a token

final class Token {
  private let onDrop: () -> Void

  init(onDrop: @escaping () -> Void) {
    self.onDrop = onDrop
  }

  deinit {
    onDrop()
  }
}

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  // answer
  // starter: // Your properties here.
  private var observers: [(id: Int, receive: (Value) -> Void)] = []
  private var nextID = 0
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
    for observer in observers {
      observer.receive(next)
    }
    // end answer
  }

  func observe(_ receive: @escaping (Value) -> Void) -> Token {
    // answer
    // starter: Token(onDrop: {})
    let id = nextID
    nextID += 1
    observers.append((id, receive))
    return Token { [weak self] in
      self?.observers.removeAll { $0.id == id }
    }
    // end answer
  }
}
