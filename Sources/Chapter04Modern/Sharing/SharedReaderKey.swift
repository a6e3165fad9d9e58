// A key says where a shared value is stored: in memory, in a file, in the user's defaults, on a
// server. A key needn't know how a value is shared, and `Shared` needn't know where it is stored,
// so an app can add its own place with one type.
//
// The names are from swift-sharing 2.x.

import Diagnostics

/// A place from which a shared value is loaded.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable = Self

  /// Identifies the place. Two `@Shared`s whose keys have equal ids share one value.
  var id: ID { get }

  /// Loads the value, now or later, and then resumes the continuation once.
  ///
  /// - Parameter context: Why the value is loaded: for its first use, with a value in case none is
  ///   stored yet, or because `load()` was called.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Passes all changes from elsewhere to the subscriber, on any thread, until the subscription is
  /// cancelled or released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

/// A place from which a shared value is loaded, and to which it is saved.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value, now or later, and then resumes the continuation once. Called for one value
  /// after another, in the order in which they were set.
  ///
  /// - Parameter context: Why the value is saved: because it was set, or because `save()` was
  ///   called.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A `@Shared` is created, with this value if none is stored yet.
  case initialValue(Value)
  /// `load()` was called.
  case userInitiated

  /// The value to use if none is stored yet; nil if `load()` was called.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value was set.
  case didSet
  /// `save()` was called.
  case userInitiated
}

/// Receives the result of a key's `load`. Resuming it a second time is reported as an issue and has
/// no effect; dropping it without a result is reported, too, and counts as
/// ``resumeReturningInitialValue()``.
public struct LoadContinuation<Value>: Sendable {
  private let result: SingleResult<Value?>

  /// - Parameters:
  ///   - description: The key's name in an issue.
  ///   - callback: Called once, with the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    result = SingleResult(description, ifDropped: nil, callback)
  }

  /// A value was found.
  public func resume(returning value: Value) { resume(with: .success(value)) }
  /// No value was found: the `@Shared` keeps its value.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }
  /// Loading failed: the `@Shared` keeps its value, and `loadError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// The value, nil if none was found, or an error.
  public func resume(with result: Result<Value?, any Error>) { self.result.take(result) }
}

/// Receives the result of a key's `save`. Resuming it a second time is reported as an issue and has
/// no effect; dropping it without a result is reported, too, and counts as saved.
public struct SaveContinuation: Sendable {
  private let result: SingleResult<Void>

  /// - Parameters:
  ///   - description: The key's name in an issue.
  ///   - callback: Called once, with the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    result = SingleResult(description, ifDropped: (), callback)
  }

  /// The value was saved.
  public func resume() { resume(with: .success(())) }
  /// Saving failed: the `@Shared` keeps the value, and `saveError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// The value was saved, or saving failed with an error.
  public func resume(with result: Result<Void, any Error>) { self.result.take(result) }
}

/// Passes on one result. Reports an issue if there is none, or a second one.
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

/// Receives the changes that come from elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  /// Reads the value, and passes on the result, or nil if it hasn't changed.
  typealias Read = (@escaping @Sendable (Result<Value?, any Error>?) -> Void) -> Void

  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let reading: @Sendable (@escaping Read) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// - Parameters:
  ///   - callback: Called with each change.
  ///   - onLoading: Called when another value is being loaded, and when it has arrived.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.init(
      callback: callback,
      reading: { read in read { $0.map(callback) } },
      onLoading: onLoading
    )
  }

  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    reading: @escaping @Sendable (@escaping Read) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    self.callback = callback
    self.reading = reading
    self.onLoading = onLoading
  }

  /// The value has changed.
  public func yield(_ value: Value) { yield(with: .success(value)) }
  /// The value was removed: the `@Shared` returns to the value it began with.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }
  /// The value can no longer be read: the `@Shared` keeps its value, and `loadError` says why.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }
  /// The value, nil if it was removed, or an error.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }
  /// Another value is being loaded, or has arrived.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }

  /// The value may have changed. `read` is called, on any thread, when everything that was set
  /// before is saved. What is set meanwhile is newer, and stays.
  func yield(reading read: @escaping Read) { reading(read) }
}

/// Ends a subscription when it is cancelled or released.
public final class SharedSubscription: Sendable {
  private let onCancel: LockIsolated<(@Sendable () -> Void)?>

  /// - Parameter cancel: Ends the subscription. It is called once, when this is cancelled or
  ///   released.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    onCancel = LockIsolated(cancel)
  }

  deinit { cancel() }

  /// Ends the subscription: no more changes are passed on. A second call does nothing.
  public func cancel() {
    let cancel = onCancel.withValue { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    cancel?()
  }
}
