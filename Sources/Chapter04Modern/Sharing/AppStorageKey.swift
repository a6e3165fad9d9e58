// Settings belong where the system stores an app's settings, so that other programs, and the system
// itself, can read and change them.
//
// The names are from swift-sharing 2.x. It has an overload for each type; here a protocol says what
// the system can store. Left out: observing a single key, which only Apple's Foundation can do.
// Here, all keys in use check their values after any change.

import Foundation

extension SharedReaderKey {
  /// A value in the user's defaults: `@Shared(.appStorage("isSoundOn")) var isSoundOn = true`.
  ///
  /// - Parameter store: The user's defaults, if not `defaultAppStorage`.
  public static func appStorage<Value: _AppStorable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, read: { Value(_stored: $0) }, write: { $0._stored })
  }

  /// A value whose raw value the user's defaults can store.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue: _AppStorable, Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      read: { Value.RawValue(_stored: $0).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue._stored }
    )
  }

  /// An optional value whose raw value the user's defaults can store.
  public static func appStorage<Raw: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Raw.RawValue: _AppStorable, Self == AppStorageKey<Raw?> {
    AppStorageKey(
      key,
      store,
      // Not a nil of type `Raw?`, which would be a value.
      read: { Raw.RawValue(_stored: $0).flatMap { Raw(rawValue: $0) }.map { .some($0) } },
      write: { $0?.rawValue._stored }
    )
  }

  // Both are disfavored: a value that has a raw value, too, is stored as that.

  /// A `Codable` value, as JSON data.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      read: { try ($0 as? Data).map { try JSONDecoder().decode(Value.self, from: $0) } },
      write: { try JSONEncoder().encode($0) }
    )
  }

  /// An optional `Codable` value, as JSON data.
  @_disfavoredOverload
  public static func appStorage<Wrapped: Codable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Wrapped?> {
    AppStorageKey(
      key,
      store,
      read: { try ($0 as? Data).map { try JSONDecoder().decode(Wrapped.self, from: $0) } },
      write: { try $0.map { try JSONEncoder().encode($0) } }
    )
  }
}

/// A value in the user's defaults. Where nothing is stored yet, the first value is stored. What is
/// stored but can't be read, or can't be encoded, is an error, and what is stored stays until the
/// value is set.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let defaults: AppStorage
  private var store: UserDefaults { defaults.defaults }
  private let read: @Sendable (Any) throws -> Value?
  private let write: @Sendable (Value) throws -> Any?
  /// The last known stored value. Any other one was written elsewhere.
  private let last = Locked<AnyHashable?>(nil)

  init(
    _ key: String,
    _ store: UserDefaults?,
    read: @escaping @Sendable (Any) throws -> Value?,
    write: @escaping @Sendable (Value) throws -> Any?
  ) {
    self.key = key
    defaults = AppStorage(defaults: store ?? DependencyValues._current.defaultAppStorage)
    self.read = read
    self.write = write
  }

  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  /// The stored value; nil if there is none.
  private var value: Result<Value?, any Error> {
    Result {
      try store.object(forKey: key).map { stored in
        guard let value = try read(stored) else {
          throw OtherTypeStored(stored: "\(stored)", type: "\(Value.self)")
        }
        return value
      }
    }
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(
      with: Result {
        let value = try value.get()
        if value == nil, let first = context.initialValue { try set(first) }
        return value
      }
    )
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let now = stored
    last.withLock { $0 = now }
    // Unchecked: any thread may remove an observer.
    nonisolated(unsafe) let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: store,
      queue: nil
    ) { _ in
      subscriber.yield { done in
        let stored = stored
        let hasChanged = last.withLock { last in
          defer { last = stored }
          return last != stored
        }
        if hasChanged { done(value) }
      }
    }
    return SharedSubscription { NotificationCenter.default.removeObserver(observer) }
  }

  /// The stored value, in a comparable form.
  private var stored: AnyHashable? { store.object(forKey: key) as? AnyHashable }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try set(value) })
  }

  private func set(_ value: Value) throws {
    let new = try write(value)
    last.withLock { $0 = new as? AnyHashable }
    if let new { store.set(new, forKey: key) } else { store.removeObject(forKey: key) }
  }
}

/// The error of a load that finds a stored value of another type.
private struct OtherTypeStored: Error, CustomStringConvertible {
  let stored: String
  let type: String
  var description: String {
    "What is stored, \(stored), isn't a value of type \(type). It stays stored until the value is set."
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// Identifies a value in a store.
public struct AppStorageKeyID: Hashable {
  let key: String
  let store: UserDefaults
}
