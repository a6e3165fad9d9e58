// The store, a part of it, and a view of that part all do the same: hold a value, and notify
// observers of each new one.

/// A value and its observers. For one thread.
final class CurrentValue<Value> {
  private(set) var value: Value
  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Takes a new value and notifies the observers, in the order in which they came.
  func send(_ value: Value) {
    self.value = value
    // The loop runs over the array as it is now. Observers that come or go meanwhile change a copy.
    for observer in observers where !observer.isCancelled {
      observer.receive(value)
    }
  }

  /// Calls `receive` with each new value, until that is cancelled or dropped.
  func observe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let observer = Observer(receive: receive)
    observers.append(observer)
    return AnyCancellable { [weak self, weak observer] in
      guard let observer else { return }
      observer.isCancelled = true
      self?.observers.removeAll { $0 === observer }
    }
  }

  private final class Observer {
    let receive: (Value) -> Void
    var isCancelled = false

    init(receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }
}
