// After a test has sent an action, the effects that it started should have gone as far as they can before
// the test goes on: to their end, or to a point where they wait for a clock or an answer. Only then does
// "advance the clock by a second" mean something. The public library yields twenty times and hopes; on a
// busy machine that is not enough, so it also replaces the way in which all tasks of the program are run.
//
// A task can be given an executor to run on. This one has a queue, and counts what is put into it. Whoever
// lines up there and then comes back to the main actor knows: everything that was before him has run as
// far as it could, and where it went on to the main actor, that was before him, too. If nothing new was
// put into the queue meanwhile, every effect has ended, or waits for something else. No clock, no hoping,
// and no other test is concerned.
//
// What this queue does not see is a task that goes from the main actor to the main actor, as at the end
// of `{ send in await send(.done) }`: since it has an executor, it lines up there again, and the compiler
// leaves the way back to the executor out. So an effect checks in here when its work is done, which
// that way can't be left out for, and each action that it sends counts, too.

import Dispatch
import Foundation

/// Runs the effects of one test store, off the main actor, and tells when they have settled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class SettlingExecutor: TaskExecutor, EffectExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "SettlingExecutor")
  private let lock = NSLock()
  /// How many jobs were ever put into the queue, and how often somebody checked in. Only with the lock.
  private var count = 0

  // snippet.settle
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { count += 1 }
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Returns when every task on this executor has ended or waits.
  ///
  /// - Parameter isAnyLeft: Whether there are such tasks; asked so as not to wait for nothing.
  @MainActor
  func settle(while isAnyLeft: @MainActor () -> Bool = { true }) async {
    var seen: Int?
    while seen != jobCount {
      seen = jobCount
      await lineUp(on: queue)
      // A task that comes back to the main actor from the main actor lines up there again, once for each
      // asynchronous function that it returns to. The queue doesn't see that.
      for _ in 0..<8 where seen == jobCount && isAnyLeft() { await lineUp(on: nil) }
    }
  }

  // snippet.end

  /// Returns after everything that is on the queue now, and then on the main actor.
  @MainActor
  private func lineUp(on queue: DispatchQueue?) async {
    await withCheckedContinuation { continuation in
      // By way of a task: a continuation that is resumed too early doesn't go to the end of any line.
      let resume: @Sendable () -> Void = { Task { @MainActor in continuation.resume() } }
      if let queue { queue.async(execute: resume) } else { resume() }
    }
  }

  private var jobCount: Int { lock.withLock { count } }

  func checkIn() {
    lock.withLock { count += 1 }
  }

  func task(
    priority: TaskPriority?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
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
