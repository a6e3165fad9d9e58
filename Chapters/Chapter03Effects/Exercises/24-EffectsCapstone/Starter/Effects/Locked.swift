// Effects end on one thread and are cancelled on another. What both touch needs a lock.

import Foundation

/// A value that only one thread at a time can use: a flag that stops work on another thread, or
/// what a client was asked for in a test.
///
///     let asked = Locked<[Int]>([])
///     environment.nthPrime = { n in
///       asked.withLock { $0.append(n) }
///       return Effect(value: 17)
///     }
///
/// `@unchecked`, because the compiler doesn't know what the lock does. Nor does it know what is
/// taken out: a closure that one thread put in may be called by another. Code that keeps closures
/// in here has to say why that is safe.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Puts a value behind a lock of its own.
  public init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value, which it may change, while no other thread does.
  ///
  /// - Parameter body: Must not use this lock again, directly or through an observer or an effect:
  ///   the thread would wait for itself.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
