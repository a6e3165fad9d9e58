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
    AppStorageKey(key, store, read: { Value(stored: $0) }, write: { $0.stored })
  }

  /// A value whose raw value the user's defaults can store.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue: _AppStorable, Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      read: { Value.RawValue(stored: $0).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue.stored }
    )
  }

  /// A `Codable` value, as JSON data. If it can't be encoded or decoded, it counts as missing.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) }
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
      read: { ($0 as? Data).map { try? JSONDecoder().decode(Wrapped.self, from: $0) } },
      write: { $0.flatMap { try? JSONEncoder().encode($0) } }
    )
  }

  /// An optional value whose raw value the user's defaults can store.
  @_disfavoredOverload
  public static func appStorage<Raw: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Raw.RawValue: _AppStorable, Self == AppStorageKey<Raw?> {
    AppStorageKey(
      key,
      store,
      read: { Raw.RawValue(stored: $0).map { Raw(rawValue: $0) } },
      write: { $0?.rawValue.stored }
    )
  }
}

/// A value in the user's defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let defaults: AppStorage
  private var store: UserDefaults { defaults.defaults }
  private let read: @Sendable (Any) -> Value?
  private let write: @Sendable (Value) -> Any?
  /// The last known stored value. Any other one was written elsewhere.
  private let last = Locked<AnyHashable?>(nil)

  init(
    _ key: String,
    _ store: UserDefaults?,
    read: @escaping @Sendable (Any) -> Value?,
    write: @escaping @Sendable (Value) -> Any?
  ) {
    self.key = key
    defaults = AppStorage(defaults: store ?? DependencyValues._current.defaultAppStorage)
    self.read = read
    self.write = write
  }

  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  private var value: Value? { store.object(forKey: key).flatMap(read) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if value == nil, let first = context.initialValue { set(first) }
    continuation.resume(with: .success(value))
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    last.withLock { $0 = stored }
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: store,
      queue: nil
    ) { _ in
      subscriber.yield {
        let stored = stored
        let hasChanged = last.withLock { last in
          defer { last = stored }
          return last != stored
        }
        return hasChanged ? .success(value) : nil
      }
    }
    let observer = Locked(token)
    return SharedSubscription {
      observer.withLock { NotificationCenter.default.removeObserver($0) }
    }
  }

  /// The stored value, in a comparable form.
  private var stored: AnyHashable? { store.object(forKey: key) as? AnyHashable }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    set(value)
    continuation.resume()
  }

  private func set(_ value: Value) {
    let new = write(value)
    last.withLock { $0 = new as? AnyHashable }
    if let new { store.set(new, forKey: key) } else { store.removeObject(forKey: key) }
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
