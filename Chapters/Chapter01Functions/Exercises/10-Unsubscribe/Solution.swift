// Nothing stays behind
//
// The notifications end when they should, but the app's memory grows. Fix `observe` and `end` so
// that the store releases an observer, and everything it captures, as soon as its token is dropped
// or cancelled. If that happens during a notification, the end of the notification is soon enough.
// A token retains neither the store nor the observer, and may outlive both. While the observers are
// being called, one of them may cancel another's token, and then the other isn't called any more.
// The rest are still called in the order in which they were added. An observer may own another's
// token, so releasing the one may release the other.
//
// kind: fix
// lesson: A screen holds a token

final class Token {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }

  deinit {
    cancel()
  }
}

final class Observer<Value> {
  let receive: (Value) -> Void
  var isOver = false

  init(receive: @escaping (Value) -> Void) {
    self.receive = receive
  }
}

final class Store<Value, Action> {
  private(set) var value: Value
  private(set) var observers: [Observer<Value>] = []
  private let reducer: (inout Value, Action) -> Void

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    var next = value
    reducer(&next, action)
    value = next
    for observer in observers where !observer.isOver {
      observer.receive(next)
    }
  }

  // answer
  // starter: func observe(_ receive: @escaping (Value) -> Void) -> Token {
  // starter:   let observer = Observer(receive: receive)
  // starter:   observers.append(observer)
  // starter:   return Token { self.end(observer) }
  // starter: }
  // starter:
  // starter: private func end(_ observer: Observer<Value>) {
  // starter:   observer.isOver = true
  // starter: }
  func observe(_ receive: @escaping (Value) -> Void) -> Token {
    let observer = Observer(receive: receive)
    observers.append(observer)
    return Token { [weak self, weak observer] in
      if let observer { self?.end(observer) }
    }
  }

  private func end(_ observer: Observer<Value>) {
    observer.isOver = true
    observers.removeAll { $0 === observer }
  }
  // end answer
}
