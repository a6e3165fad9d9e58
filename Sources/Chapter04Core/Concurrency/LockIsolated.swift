// A test overrides a client with a closure that records its calls. That closure is sendable, so the
// compiler rejects a plain variable.
//
// The name is from swift-concurrency-extras 1.x.

import Foundation

/// A value that any thread may read and change, one thread at a time.
///
///     let saved = LockIsolated<[String]>([])
///     $0.client.save = { name in saved.withValue { $0.append(name) } }
///     …
///     #expect(saved.value == ["Blob"])
@dynamicMemberLookup
// Unchecked: the value is read and written only under the lock.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  // Recursive, and so not a `Locked`: code that `withValue` calls may read the value, which is then
  // the earlier one.
  private let lock = NSRecursiveLock()

  /// Puts a value behind a lock.
  public init(_ value: sending Value) {
    storage = value
  }

  /// A part of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads or changes the value in one step: `count.withValue { $0 += 1 }`.
  ///
  /// `operation` may read ``value``, which is still the earlier one. It must not change it with
  /// another `withValue` or `setValue`: that change is lost, because the result of `operation`
  /// replaces it.
  public func withValue<T>(
    _ operation: sending (inout sending Value) throws -> sending T
  ) rethrows -> sending T {
    lock.lock()
    defer { lock.unlock() }
    // A copy: Swift ends a program that reads a variable while it is being changed.
    var value = storage
    defer { storage = value }
    return try operation(&value)
  }

  /// Replaces the value. To derive the new value from the old one, use ``withValue(_:)``: another
  /// thread may change it between your read and your `setValue`.
  public func setValue(_ newValue: sending Value) {
    lock.lock()
    defer { lock.unlock() }
    storage = newValue
  }
}

extension LockIsolated where Value: Sendable {
  /// The current value.
  public var value: Value {
    lock.withLock { storage }
  }
}
