// Two features that use the same key must get the same value, in either order. So there is a table
// of the values in use. The table is a dependency: each test has its own, and tests that run at the
// same time don't see each other's values.
//
// The table doesn't retain its values. A value that was released is loaded again when it is next
// used.

import Diagnostics
import Dispatch
import Foundation

/// The shared values in use, by their keys' ids. Safe to use from any thread.
final class SharedReferences: Sendable {
  private struct Entry {
    weak var reference: AnyObject?
    /// Holds the reference from its creation to the end of its `deinit`, which may run on another
    /// thread, after `reference` has become nil.
    let unfinished: DispatchGroup
  }

  // Nothing but the keys' ids is used under this lock: no value is created, loaded or released. A
  // first value may be made from other shared values, or from a dependency that is made from one.
  private let entries = Locked<[AnyHashable: Entry]>([:])

  static var current: SharedReferences { DependencyValues._current[SharedReferencesKey.self] }

  /// The number of keys in use.
  var count: Int { entries.withLock { $0.count } }

  /// The reference for a key, created unless one is in use. If two threads create one at the same
  /// time, the first to have loaded it wins, and both get that one.
  func reference<Value>(
    for key: some SharedReaderKey<Value>,
    at callSite: CallSite,
    else first: @autoclosure () -> Value
  ) -> SharedReference<Value> {
    let id = AnyHashable(key.id)
    let entry = entries.withLock { $0[id] }
    if let existing = entry?.reference {
      return typed(existing, key, at: callSite) ?? SharedReference(first())
    }
    // The last reference may still be saving. Don't wait forever: its key may use its own value.
    _ = entry?.unfinished.wait(timeout: .now() + 1)

    let unfinished = DispatchGroup()
    unfinished.enter()
    let new = SharedReference(first(), in: KeyStorage(key: key), at: callSite) { [weak self] in
      unfinished.leave()
      self?.remove(AnyHashable(key.id), unfinished)
    }
    new.begin()
    let existing = entries.withLock { entries in
      let existing = entries[id]?.reference
      if existing == nil { entries[id] = Entry(reference: new, unfinished: unfinished) }
      return existing
    }
    if let existing { return typed(existing, key, at: callSite) ?? SharedReference(first()) }
    (key as? any KeepsReferences)?.keep(new)
    return new
  }

  /// The existing reference; nil, and an issue, if it has another type.
  private func typed<Value>(
    _ existing: AnyObject,
    _ key: some SharedReaderKey<Value>,
    at callSite: CallSite
  ) -> SharedReference<Value>? {
    if let reference = existing as? SharedReference<Value> { return reference }
    reportOtherType(existing, Value.self, key, at: callSite)
    return nil
  }

  /// Removes the entry of a released reference, unless another one has replaced it.
  private func remove(_ id: AnyHashable, _ unfinished: DispatchGroup) {
    entries.withLock { if $0[id]?.unfinished === unfinished { $0[id] = nil } }
  }

  /// Loads the value of a key. Throws if there is none.
  static func value<Value>(for key: some SharedReaderKey<Value>) async throws -> Value {
    let value = try await withCheckedThrowingContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(key)") { continuation.resume(with: $0) }
      )
    }
    guard let value else { throw SharedValueMissing(key: "\(key)") }
    return value
  }
}

/// The error that `init(require:)` throws if there is no value.
struct SharedValueMissing: Error, CustomStringConvertible {
  let key: String
  var description: String { "There is no value under the key \(key) yet." }
}

private func reportOtherType(
  _ existing: AnyObject,
  _ type: Any.Type,
  _ key: any SharedReaderKey,
  at callSite: CallSite
) {
  callSite.report(
    """
    Two types are shared under the same key \(key): \(Swift.type(of: existing)) came first, and now \
    "\(type)" is asked for, which is shared with nobody and saved nowhere. Use one type, or two keys.
    """
  )
}

enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

/// A place where a value is stored, whatever its key's type.
protocol SharedStorage<Value>: Sendable {
  associatedtype Value
  var name: String { get }
  func load(first: Value?, _ done: @escaping @Sendable (Result<Value?, any Error>?) -> Void)
  func subscribe(first: Value, subscriber: SharedSubscriber<Value>) -> SharedSubscription
  func save(
    _ value: Value,
    context: SaveContext,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  )
}

private struct KeyStorage<Key: SharedReaderKey>: SharedStorage {
  let key: Key

  var name: String { "\(key)" }

  func load(
    first: Key.Value?,
    _ done: @escaping @Sendable (Result<Key.Value?, any Error>?) -> Void
  ) {
    key.load(
      context: first.map { .initialValue($0) } ?? .userInitiated,
      continuation: LoadContinuation(name, callback: done)
    )
  }

  func subscribe(
    first: Key.Value,
    subscriber: SharedSubscriber<Key.Value>
  ) -> SharedSubscription {
    key.subscribe(context: .initialValue(first), subscriber: subscriber)
  }

  func save(
    _ value: Key.Value,
    context: SaveContext,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    func save<Saving: SharedKey>(_ key: Saving) {
      // This is the same key, now known to be a `SharedKey`.
      key.save(
        value as! Saving.Value,
        context: context,
        continuation: SaveContinuation(name, callback: done)
      )
    }
    guard let key = key as? any SharedKey else { return done(.success(())) }
    save(key)
  }
}
