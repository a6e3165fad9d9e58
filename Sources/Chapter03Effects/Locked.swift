// Effects end on any thread, and are cancelled on another. What both touch lies behind a lock.

import Foundation

/// A value that is used by one thread at a time.
///
/// `@unchecked`, since the compiler doesn't know what the lock does. Nor does it know what is taken
/// out of it: a closure that was put in by one thread may be called by another. Those who use this
/// for closures say by which rule that is safe.
final class Locked<Value>: @unchecked Sendable {
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
