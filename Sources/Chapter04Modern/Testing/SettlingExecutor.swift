// After a test has sent an action, the effects that it started should have gone as far as they can before
// the test goes on: to their end, or to a point where they wait for a clock or an answer. Only then does
// "advance the clock by a second" mean something. The public library yields twenty times and hopes; on a
// busy machine that is not enough, so it also replaces the way in which all tasks of the program are run.
//
// A task can be given an executor to run on. One that counts what it has yet to run knows when nothing is
// left: then every task on it has ended, or waits for something else. No clock, no hoping, and no other
// test is concerned.

import Dispatch
import Foundation

/// Runs the effects of one test store, off the main actor, and tells when they have settled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class SettlingExecutor: TaskExecutor, EffectExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "SettlingExecutor")
  private let lock = NSLock()
  // Both only with the lock.
  private var pending = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { pending += 1 }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.lock.withLock {
        self.pending -= 1
        guard self.pending == 0 else { return }
        for continuation in self.waiting { continuation.resume() }
        self.waiting = []
      }
    }
  }

  /// Returns when every task on this executor has ended or waits.
  ///
  /// A task that sends an action goes to the main actor for it and comes back; on its way it is not
  /// here. But it was queued there before the one who waits here, so when that one gets its turn, the
  /// task is back, and the one who waits looks again.
  @MainActor
  func settle() async {
    while !isSettled {
      await withCheckedContinuation { continuation in
        let isSettled = lock.withLock {
          if pending > 0 { waiting.append(continuation) }
          return pending == 0
        }
        if isSettled { continuation.resume() }
      }
    }
  }

  private var isSettled: Bool { lock.withLock { pending == 0 } }

  func task(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    EffectSettling.$current.withValue(EffectSettling { await self.settle() }) {
      Task(executorPreference: self, priority: priority, operation: operation)
    }
  }
}

/// How whoever wakes an effect, as a test's clock does, can wait until it has settled again.
struct EffectSettling: Sendable {
  /// That of the effect in whose task this is read.
  @TaskLocal static var current: EffectSettling?

  var settle: @MainActor @Sendable () async -> Void
}
