// What `LockIsolated` does, for code that is asynchronous anyway: nobody waits with a thread in
// hand.
//
// The name is from swift-concurrency-extras 1.x.

/// A value that belongs to an actor.
public final actor ActorIsolated<Value> {
  /// The value as it is now.
  public private(set) var value: Value

  /// Makes an actor for the value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value, with nobody between:
  /// `await events.withValue { $0.append("tap") }`.
  public func withValue<T>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
