// A key says where a shared value is kept: in memory, in a file, in the user's defaults, on a
// server. A key doesn't have to know how a value is shared, and `Shared` doesn't have to know where
// it is kept, so an app can add its own place with one type.
//
// The names are from swift-sharing 2.x.

/// A place that a shared value is loaded from.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable = Self

  /// Which place it is. Two `@Shared` whose keys have equal ids are one value.
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

/// Takes the result of a key's `load`.
public struct LoadContinuation<Value>: Sendable {
  let resumeWith: @Sendable (Result<Value?, any Error>) -> Void

  /// The value was found.
  public func resume(returning value: Value) { resume(with: .success(value)) }
  /// There is none: the value that the `@Shared` began with stays.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }
  /// It couldn't be loaded: the `@Shared` keeps its value, and `loadError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// The value, nil if there is none, or an error.
  public func resume(with result: Result<Value?, any Error>) { resumeWith(result) }
}

/// Takes the result of a key's `save`.
public struct SaveContinuation: Sendable {
  let resumeWith: @Sendable (Result<Void, any Error>) -> Void

  /// The value was saved.
  public func resume() { resume(with: .success(())) }
  /// It wasn't: the `@Shared` keeps it, and `saveError` says why.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// It was, or why not.
  public func resume(with result: Result<Void, any Error>) { resumeWith(result) }
}

/// Takes the changes that come from elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  let yieldWith: @Sendable (Result<Value?, any Error>) -> Void
  let yieldIsLoading: @Sendable (Bool) -> Void

  /// The value has changed.
  public func yield(_ value: Value) { yield(with: .success(value)) }
  /// There is no value any more: the `@Shared` goes back to the value that it began with.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }
  /// It can no longer be read: the `@Shared` keeps its value, and `loadError` says why.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }
  /// The value, nil if there is none, or an error.
  public func yield(with result: Result<Value?, any Error>) { yieldWith(result) }
  /// Whether another value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { yieldIsLoading(isLoading) }
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
