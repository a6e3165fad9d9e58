// After a test has sent an action, the effects that it started should go as far as they can before
// the test continues: to their end, or to a point where they wait for a clock or a response. Only
// then does "advance the clock by a second" mean something. The public library yields twenty times
// and hopes. On a busy machine that is not enough, so it also replaces the executor of all the
// program's tasks.
//
// A task can be given an executor to run on. An effect's task hands this one each piece of its work
// that doesn't belong to the main actor, and so do the effect's child tasks and the actors that
// they call. So each piece of an effect's work is in one of two queues, this executor's or the main
// actor's. Waiting is lining up:
//
// - Pieces in this queue are counted. While there are any, the waiting test lines up behind them. A
//   piece that goes on from here to the main actor is in that queue before the test.
// - Pieces in the main actor's queue can't be counted, but the test can line up behind them. When
//   it is the test's turn, each of them has run, and has given a sign: a piece in this queue, an
//   action that it sent, or the end of its effect. If there was no sign, all effects wait for
//   something else.
//
// There is no clock and no guessing, and no other test is affected. There is one blind spot. A task
// that has an executor lines up again for each call from one asynchronous function of the main
// actor to another, and for each return, and gives a sign only after all of them. So a test that
// waits for an unfinished effect lines up more than once: often enough for a hundred such calls.
// With more of them in a row, the test may advance a clock too early; `receive` and `finish` know
// what they wait for, and need no number.
//
// Not covered is work that runs elsewhere: `Task { }` and `Task.detached`, actors and queues with
// their own executors. An effect waits for such work as for a server. An effect that never waits
// fails the test after a while; one that blocks its thread blocks the test.

import Dispatch

/// Runs the effects of one test store, off the main actor, and knows when they have settled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class SettlingExecutor: TaskExecutor, EffectExecutor {
  /// Called now and then, with how long the effects have been running. True to wait no longer.
  @MainActor var mustGiveUp: @MainActor (_ duration: Duration) -> Bool = { _ in false }

  private let queue = DispatchQueue(label: "SettlingExecutor")
  private let progress = Locked(Progress())

  private struct Progress {
    /// The number of effects that have not ended.
    var effects = 0
    /// The number of pieces of their work that are queued or running.
    var pieces = 0
    /// The number of signs that the effects have given.
    var signs = 0
  }

  @MainActor init() {}

  // snippet.settle
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    progress.withLock {
      $0.pieces += 1
      $0.signs += 1
    }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.progress.withLock { $0.pieces -= 1 }
    }
  }

  @MainActor
  func settle() async {
    let start = ContinuousClock.now
    for round in 1... {
      let now = progress.withLock { $0 }
      if now.effects == 0 { return }
      if now.pieces > 0 { await withCheckedContinuation { lineUp($0) } }
      // Enough for a hundred calls and returns in a row between functions of the main actor.
      let isQuiet = await withCheckedContinuation { lineUp(100, since: now.signs, $0) }
      if isQuiet || round.isMultiple(of: 1_000) && mustGiveUp(.now - start) { return }
    }
  }
  // snippet.end

  /// Resumes after everything that is in the queue now.
  private func lineUp(_ continuation: CheckedContinuation<Void, Never>) {
    // Resumed on the main queue: the thread sanitizer doesn't see how the runtime orders the two
    // threads.
    queue.async { DispatchQueue.main.async { continuation.resume() } }
  }

  /// Resumes after everything that is in the main actor's queue now, `times` times in a row, or
  /// earlier if an effect has given a sign since `signs`, or no effects are left. Returns true if
  /// all was quiet.
  private func lineUp(
    _ times: Int,
    since signs: Int,
    _ continuation: CheckedContinuation<Bool, Never>
  ) {
    // Without returning to the waiting task: its turn costs thirty times as much.
    DispatchQueue.main.async { [self] in
      // A piece is counted just before it is queued, so this may have been queued before it.
      let now = progress.withLock { $0 }
      let isQuiet = now.pieces == 0 && now.signs == signs
      if isQuiet, now.effects > 0, times > 1 {
        lineUp(times - 1, since: signs, continuation)
      } else {
        continuation.resume(returning: isQuiet)
      }
    }
  }

  func noteAction() {
    progress.withLock { $0.signs += 1 }
  }

  func noteEnd() {
    progress.withLock { $0.effects -= 1 }
  }

  func task(
    name: String?,
    priority: TaskPriority?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    progress.withLock { $0.effects += 1 }
    return EffectSettling.$current.withValue(EffectSettling { await self.settle() }) {
      // A task created with an executor begins there, immediately: before the effect knows its
      // task.
      Task(name: name, priority: priority) { @MainActor in
        await withTaskExecutorPreference(self, operation: operation)
      }
    }
  }
}

/// Lets code that wakes an effect, such as a test clock, wait until the effect has settled again.
struct EffectSettling: Sendable {
  /// The settling of the effect in whose task this is read.
  @TaskLocal static var current: EffectSettling?

  var settle: @MainActor @Sendable () async -> Void
}
