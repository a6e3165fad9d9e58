// The simplest place: all code that knows a value's name shares the value, as long as the program
// runs.
//
// The names are from swift-sharing 2.x.

import Foundation

extension SharedReaderKey {
  /// A value in memory under a name: `@Shared(.inMemory("count")) var count = 0`.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key: key, storage: DependencyValues._current.defaultInMemoryStorage)
  }
}

/// A value in memory under a name.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  let key: String
  let storage: InMemoryStorage

  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    // Casting the `Any?` itself would find a nil where nothing is stored, if `Value` is an
    // optional.
    continuation.resume(with: .success(storage.value(of: id).flatMap { $0 as? Value }))
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// Identifies a value in a storage.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}

/// Stores the values of ``SharedReaderKey/inMemory(_:)``. Safe to use from any thread.
public final class InMemoryStorage: Sendable {
  private let kept = LockIsolated<[InMemoryKeyID: any AnySharedReference]>([:])

  /// A storage without values.
  public init() {}

  fileprivate func value(of id: InMemoryKeyID) -> Any? {
    kept.withValue { $0[id] }?.anyValue
  }

  fileprivate func keep(_ reference: any AnySharedReference, as id: InMemoryKeyID) {
    kept.withValue { $0[id] = reference }
  }
}

extension InMemoryStorage: Hashable {
  public static func == (left: InMemoryStorage, right: InMemoryStorage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key whose values are retained even when they aren't in use.
protocol KeepsReferences {
  func keep(_ reference: any AnySharedReference)
}

extension InMemoryKey: KeepsReferences {
  func keep(_ reference: any AnySharedReference) { storage.keep(reference, as: id) }
}

extension _SharedKeyDefault: KeepsReferences where Base: KeepsReferences {
  func keep(_ reference: any AnySharedReference) { base.keep(reference) }
}

extension DependencyValues {
  /// The storage of shared values in memory. Each test has its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
