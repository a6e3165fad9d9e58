// Effects end on one thread and are cancelled on another, and any thread may read a dependency.
// State that several threads use needs a lock, and a lock that is separate from its value is sooner
// or later forgotten.

import Foundation

/// A value that only one thread at a time can use.
///
/// `@unchecked`, because the compiler doesn't know what the lock does. Nor does it check what
/// leaves the lock: code that stores closures or continuations here must say why that is safe.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value, which it may change, while no other thread does.
  ///
  /// - Parameter body: Must not use this lock again: the thread would wait for itself.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
