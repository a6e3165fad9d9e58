// A lock that is held while a value is saved is held while foreign code runs: a key's own `save`, a
// `Codable` value's `encode`, everything that observes the user's defaults. Each of them may use
// another shared value, and so two threads would sooner or later wait for each other forever.
//
// So what may not overlap is put in a line instead. A thread that finds the line moving leaves its
// work there and goes on.

import Dispatch
import Foundation

/// Runs closures one after another, in the order in which they were added. No lock is held while
/// one runs. Safe to use from any thread.
final class SerialWork: Sendable {
  /// A closure may run on a thread other than the one that added it, so code that adds one may
  /// capture only what any thread may use.
  private let line = Locked<(waiting: [() -> Void], runner: Thread?)>(([], nil))

  /// Adds a closure, and runs what waits. If another thread is at it, that one runs this closure,
  /// too; a closure that is added by another one runs after it.
  func perform(_ work: @escaping () -> Void) {
    add(work)
    run()
  }

  /// Like ``perform(_:)``, but returns when the closure has run. Waits a second at most, and not at
  /// all in a closure of this line, which would wait for itself.
  func performAndWait(_ work: @escaping () -> Void) {
    let done = DispatchSemaphore(value: 0)
    perform {
      work()
      done.signal()
    }
    guard line.withLock({ $0.runner !== Thread.current }) else { return }
    _ = done.wait(timeout: .now() + 1)
  }

  /// Adds a closure without running it, for code that holds a lock and calls ``run()`` after it.
  func add(_ work: @escaping () -> Void) {
    line.withLock { $0.waiting.append(work) }
  }

  /// Runs what waits, until nothing does.
  func run() {
    let thread = Thread.current
    let isFirst = line.withLock { line in
      guard line.runner == nil else { return false }
      line.runner = thread
      return true
    }
    guard isFirst else { return }
    while let batch = next() {
      for work in batch { work() }
    }
  }

  private func next() -> [() -> Void]? {
    line.withLock { line in
      if line.waiting.isEmpty {
        line.runner = nil
        return nil
      }
      defer { line.waiting = [] }
      return line.waiting
    }
  }
}
