// Effects end on any thread, and are cancelled on another. What both touch lies behind a lock.

import Foundation

/// A value that is used by one thread at a time.
final class Locked<Value>: @unchecked Sendable {  // The lock guards the value.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// - Parameter body: Must call nothing that could use this lock again: no observer, no effect.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
