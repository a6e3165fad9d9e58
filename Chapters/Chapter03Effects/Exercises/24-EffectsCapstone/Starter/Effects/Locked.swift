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
  private let lock = NSRecursiveLock()
  private var isInUse = false
  private var value: Value

  /// Puts a value behind a lock of its own.
  public init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value, which it may change, while no other thread does.
  ///
  /// - Parameter body: Must not use this value again, directly or through an observer or an effect:
  ///   that ends the program. (A lock that isn't recursive would wait for itself, and say nothing.)
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    precondition(
      !isInUse,
      "'withLock' was called while the same thread was still inside 'withLock' of the same value. "
        + "Take what you need out of the value first, and use it after 'withLock' has returned."
    )
    isInUse = true
    defer {
      isInUse = false
      lock.unlock()
    }
    return body(&value)
  }
}
