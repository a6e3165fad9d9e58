// Settings belong where the system keeps an app's settings: there other programs, and the system
// itself, can read and change them.
//
// The names are from swift-sharing 2.x. It has an overload for each type; here a protocol says what
// the system can keep. Left out: observing a single key, for which only Apple's Foundation has a
// way; here a change of any makes those in use look again.

import Foundation

extension SharedReaderKey {
  /// A value in the user's defaults: `@Shared(.appStorage("isSoundOn")) var isSoundOn = true`.
  ///
  /// - Parameter store: Where, if not in `defaultAppStorage`.
  public static func appStorage<Value: _AppStorable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, read: { Value(stored: $0) }, write: { $0.stored })
  }

  /// A value with a raw value that the user's defaults can keep.
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

  /// A value that can be encoded, as JSON data. What can't be encoded or decoded counts as missing.
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

  /// An optional value that can be encoded, as JSON data.
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

  /// A value with a raw value, or nil.
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
  /// The stored value, as far as is known: whatever else is found there, somebody else wrote.
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

  /// The stored value, in a form that can be compared.
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
