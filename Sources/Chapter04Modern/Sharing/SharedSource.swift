// `$user.name` is a shared value like `$user`, but a path into that one. This is what `Shared`
// needs from either.

import Diagnostics
import Foundation

/// A shared value, or a path into one.
protocol SharedSource<Value>: Sendable {
  associatedtype Value
  /// The current value. Reading it is observed.
  var value: Value { get }
  func withLock<R>(
    at callSite: @autoclosure () -> CallSite,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R

  /// Identifies the shared value that this leads into: two sources can lead into the same one.
  var identity: ObjectIdentifier { get }
  var status: SharedProblems { get }
  var description: String { get }
  func load() async throws
  func save() async throws
}

/// A source that leads into another one.
protocol SharedPart: SharedSource {
  associatedtype Base: SharedSource
  var base: Base { get }
}

extension SharedPart {
  var identity: ObjectIdentifier { base.identity }
  var status: SharedProblems { base.status }
  var description: String { "\(base.description)" }
  func load() async throws { try await base.load() }
  func save() async throws { try await base.save() }
}

/// A field that can be changed.
struct SharedMember<Base: SharedSource, Value>: SharedPart {
  let base: Base
  let keyPath: SendableKeyPath<WritableKeyPath<Base.Value, Value>>

  init(base: Base, keyPath: WritableKeyPath<Base.Value, Value>) {
    self.base = base
    self.keyPath = SendableKeyPath(keyPath)
  }

  var value: Value { base.value[keyPath: keyPath.path] }

  func withLock<R>(
    at callSite: @autoclosure () -> CallSite,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    try base.withLock(at: callSite()) { try operation(&$0[keyPath: keyPath.path]) }
  }
}

/// A value that a closure derives from another one.
struct SharedReading<Base: SharedSource, Value>: SharedPart {
  let base: Base
  let read: @Sendable (Base.Value) -> Value

  var value: Value { read(base.value) }

  /// Never called: only a `SharedReader` has this source. It would change a copy.
  func withLock<R>(
    at callSite: @autoclosure () -> CallSite,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    var value = value
    return try operation(&value)
  }
}

/// The value in an optional. If the optional becomes nil, this keeps its last value; a change then
/// affects only that last value, and not the optional.
struct SharedUnwrapped<Base: SharedSource, Value>: SharedPart where Base.Value == Value? {
  let base: Base
  private let last: Locked<Value>

  /// Nil if the optional is nil now.
  init?(_ base: Base) {
    guard let value = base.value else { return nil }
    self.init(base, last: value)
  }

  init(_ base: Base, last value: Value) {
    self.base = base
    last = Locked(value)
  }

  var value: Value {
    guard let value = base.value else { return last.withLock { $0 } }
    keep(value)
    return value
  }

  /// The old value is released without the lock: its `deinit` may be anyone's.
  private func keep(_ value: Value) {
    var value = value
    last.withLock { swap(&$0, &value) }
  }

  func withLock<R>(
    at callSite: @autoclosure () -> CallSite,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    try base.withLock(at: callSite()) { wrapped in
      var value = wrapped ?? last.withLock { $0 }
      defer {
        keep(value)
        if wrapped != nil { wrapped = value }
      }
      return try operation(&value)
    }
  }
}
