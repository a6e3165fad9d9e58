// The store, a part of it, and a view of that part all do the same: hold a value, and notify
// observers of each new one.

/// A value and its observers. For one thread.
final class CurrentValue<Value> {
  private(set) var value: Value
  // Your properties here.

  init(_ value: Value) {
    self.value = value
  }

  /// Takes a new value and notifies the observers, in the order in which they came.
  func send(_ value: Value) {
    self.value = value  // Your code here.
  }

  /// Calls `receive` with each new value, until that is cancelled or dropped.
  func observe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    AnyCancellable {}  // Your code here.
  }

}
