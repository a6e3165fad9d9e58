// A key says where a shared value is kept: in memory, in a file, in the user's defaults, on a
// server. A key doesn't have to know how a value is shared, and `Shared` doesn't have to know where
// it is kept, so an app can add its own place with one type.
//
// The names are from swift-sharing 2.x.

import Diagnostics

/// A place that a shared value is loaded from.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable = Self

  /// Identifies the place. Two `@Shared` whose keys have equal ids are one value.
  var id: ID { get }

  /// Finds the value, now or later, and resumes the continuation, once.
  ///
  /// - Parameter context: Why the value is loaded: because it is used for the first time, with a
  ///   value in case there is none yet, or because somebody called `load()`.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Passes all changes that come from elsewhere to the subscriber, from now on and from any
  /// thread, until the subscription is cancelled or dropped.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

/// A place that a shared value is loaded from and saved to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value, now or later, and resumes the continuation, once. Called for one value after
  /// another, in the order in which they were set.
  ///
  /// - Parameter context: Why the value is saved: because it was set, or because somebody called
  ///   `save()`.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A `@Shared` is made, with this value if there is none yet.
  case initialValue(Value)
  /// Somebody called `load()`.
  case userInitiated

  /// The value in case there is none yet; nil if somebody called `load()`.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value was set.
  case didSet
  /// Somebody called `save()`.
  case userInitiated
}

/// Takes the result of a key's `load`. Resuming it a second time is reported and has no effect;
/// dropping it is reported, too, and counts as ``resumeReturningInitialValue()``.
public struct LoadContinuation<Value>: Sendable {
  private let result: SingleResult<Value?>

  /// - Parameters:
  ///   - description: The key, for what is reported.
  ///   - callback: Called once, with the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    result = SingleResult(description, ifDropped: nil, callback)
  }

  /// The value was found.
  public func resume(returning value: Value) { resume(with: .success(value)) }
  /// There is none: the value that the `@Shared` began with stays.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }
  /// It couldn't be loaded: the `@Shared` keeps its value, and `loadError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// The value, nil if there is none, or an error.
  public func resume(with result: Result<Value?, any Error>) { self.result.take(result) }
}

/// Takes the result of a key's `save`. Resuming it a second time is reported and has no effect;
/// dropping it is reported, too, and counts as saved.
public struct SaveContinuation: Sendable {
  private let result: SingleResult<Void>

  /// - Parameters:
  ///   - description: The key, for what is reported.
  ///   - callback: Called once, with the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    result = SingleResult(description, ifDropped: (), callback)
  }

  /// The value was saved.
  public func resume() { resume(with: .success(())) }
  /// It wasn't: the `@Shared` keeps it, and `saveError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// It was, or why not.
  public func resume(with result: Result<Void, any Error>) { self.result.take(result) }
}

/// Hands on one result, and reports if there is none or another one.
private final class SingleResult<Value>: Sendable {
  private let callback: Locked<(@Sendable (Result<Value, any Error>) -> Void)?>
  private let description: @Sendable () -> String
  private let callWithDefault: @Sendable () -> Void

  init(
    _ description: @escaping @Sendable () -> String,
    ifDropped value: sending Value,
    _ callback: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    self.callback = Locked(callback)
    self.description = description
    let value = Locked(value)
    callWithDefault = { callback(.success(value.withLock { $0 })) }
  }

  deinit {
    guard callback.withLock({ $0 != nil }) else { return }
    report("dropped its continuation without resuming it. Resume it once, even after an error.")
    callWithDefault()
  }

  func take(_ result: Result<Value, any Error>) {
    let callback = callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
    guard let callback else {
      return report("resumed its continuation a second time. Only the first result counts.")
    }
    callback(result)
  }

  private func report(_ whatHappened: String) {
    let description = description()
    reportIssue("\(description.isEmpty ? "A shared key" : description) \(whatHappened)")
  }
}

/// Takes the changes that come from elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (_ read: () -> Result<Value?, any Error>?) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// - Parameters:
  ///   - callback: Called with each change.
  ///   - onLoading: Called when another value is being loaded, and when it is there.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.init(reading: { read in read().map(callback) }, onLoading: onLoading)
  }

  init(
    reading callback: @escaping @Sendable (_ read: () -> Result<Value?, any Error>?) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// The value has changed.
  public func yield(_ value: Value) { yield(with: .success(value)) }
  /// There is no value any more: the `@Shared` goes back to the value that it began with.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }
  /// It can no longer be read: the `@Shared` keeps its value, and `loadError` says why.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }
  /// The value, nil if there is none, or an error.
  public func yield(with result: Result<Value?, any Error>) { callback { result } }
  /// Says that another value is being loaded, or that it is there.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }

  /// The value may have changed. It is read while nobody sets the shared value, so that an older
  /// one never replaces a newer one.
  ///
  /// - Parameter read: Gives nil if it hasn't changed.
  func yield(reading read: () -> Result<Value?, any Error>?) { callback(read) }
}

/// Ends a subscription when it is cancelled or dropped.
public final class SharedSubscription: Sendable {
  private let onCancel: LockIsolated<(@Sendable () -> Void)?>

  /// - Parameter cancel: Ends it. It is called once, when this is cancelled or dropped.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    onCancel = LockIsolated(cancel)
  }

  deinit { cancel() }

  /// No more changes are handed on after this. A second call does nothing.
  public func cancel() {
    let cancel = onCancel.withValue { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    cancel?()
  }
}
