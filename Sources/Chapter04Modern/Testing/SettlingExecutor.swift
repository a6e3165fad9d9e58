// After a test has sent an action, the effects that it started should have gone as far as they can
// before the test goes on: to their end, or to a point where they wait for a clock or an answer.
// Only then does "advance the clock by a second" mean something. The public library yields twenty
// times and hopes; on a busy machine that is not enough, so it also replaces the way in which all
// tasks of the program are run.
//
// A task can be given an executor to run on: that of an effect hands each piece of its work that is
// not the main actor's to this one, and so do its child tasks and the actors that it visits. So a
// piece of an effect's work is in one of two lines, this executor's queue or the main actor's.
// Waiting is lining up:
//
// - Pieces in this queue are counted. While there are any, the test that waits lines up behind
//   them. What goes on from there to the main actor is in that line before it.
// - Pieces in the main actor's line can't be counted, but the test can line up behind them. When it
//   is the test's turn, each of them has run, and has shown itself: by a piece in this queue, by an
//   action that it sent, or by the end of its effect. If nothing did, they all wait for something
//   else.
//
// There is no clock and no guessing, and no other test is affected. There is one blind spot. A task
// that has an executor lines up again for each call from one asynchronous function of the main
// actor to another, and for each return. It shows itself when it is through with them, not in
// between. So a test that waits for an effect that has not ended goes round more often than once:
// often enough for a hundred such calls. With more of them in a row, a clock may be advanced too
// early; `receive` and `finish` are told what they wait for, and need no number.
//
// Not covered is what runs elsewhere: `Task { }` and `Task.detached`, actors and queues with
// executors of their own. To the effect that is something to wait for, like a server. An effect
// that goes on and on fails the test after a while; one that blocks its thread blocks the test.

import Dispatch

/// Runs the effects of one test store, off the main actor, and knows when they have settled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class SettlingExecutor: TaskExecutor, EffectExecutor {
  /// Asked from time to time, with how long the effects have gone on, whether to wait no longer.
  @MainActor var mustGiveUp: @MainActor (_ duration: Duration) -> Bool = { _ in false }

  private let queue = DispatchQueue(label: "SettlingExecutor")
  private let progress = Locked(Progress())

  private struct Progress {
    /// How many effects have not ended.
    var effects = 0
    /// How many pieces of their work are in the queue, or run.
    var pieces = 0
    /// How often an effect has shown itself.
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
      // Enough for a hundred calls between functions of the main actor, and returns, in a row.
      let isQuiet = await withCheckedContinuation { lineUp(100, since: now.signs, $0) }
      if isQuiet || round.isMultiple(of: 1_000) && mustGiveUp(.now - start) { return }
    }
  }
  // snippet.end

  /// Goes on after everything that is in the queue now.
  private func lineUp(_ continuation: CheckedContinuation<Void, Never>) {
    // Resumed where it goes on: the thread sanitizer doesn't see how the runtime orders the two
    // threads.
    queue.async { DispatchQueue.main.async { continuation.resume() } }
  }

  /// Goes on after everything that is in the main actor's line now, and so often again, or until an
  /// effect has shown itself since `signs`, or there are no effects left. Tells whether all was
  /// quiet.
  private func lineUp(
    _ times: Int,
    since signs: Int,
    _ continuation: CheckedContinuation<Bool, Never>
  ) {
    // Without going back to the task that waits: its place in the line costs thirty times as much.
    DispatchQueue.main.async { [self] in
      // A piece is counted a moment before it is in the queue: somebody may have got in before it.
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
      // A task that is made with an executor begins there, at once: before the effect knows its
      // task.
      Task(name: name, priority: priority) { @MainActor in
        await withTaskExecutorPreference(self, operation: operation)
      }
    }
  }
}

/// How code that wakes an effect, as a test's clock does, can wait until it has settled again.
struct EffectSettling: Sendable {
  /// That of the effect in whose task this is read.
  @TaskLocal static var current: EffectSettling?

  var settle: @MainActor @Sendable () async -> Void
}
