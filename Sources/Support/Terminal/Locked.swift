// What a signal, a key and a screen all touch is behind one lock: none of them waits for a task.

import Foundation

/// A value that one thread at a time may touch. (`Mutex` of the standard library wants macOS 15.)
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func with<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
