// A feature that has moved waits on a clock, and one that hasn't waits on a scheduler. With a real
// one of each, a test controls neither. So both must follow the same time.

import Chapter03Effects
import Dispatch

extension AnyScheduler {
  /// A scheduler of chapter 3 whose time is that of a clock. Its work runs on the main queue.
  ///
  ///     @Dependency(\.continuousClock) var clock
  ///     Reduce(
  ///       searchReducer,
  ///       environment: SearchEnvironment(mainQueue: AnyScheduler(clock: clock))
  ///     )
  ///
  /// The time counts from when this is made. Each piece of work that waits is a task. What isn't
  /// carried over: work of the same time runs in the order in which the clock wakes the tasks,
  /// which a clock doesn't promise. A `TestScheduler` does; in a test of one old feature, use that.
  // Not generic: `any Clock<Duration>`, which is what a dependency is, would not be accepted.
  public init(clock: any Clock<Duration>) {
    self = clock.scheduler
  }
}

extension Clock<Duration> {
  fileprivate var scheduler: AnyScheduler {
    AnyScheduler(ClockScheduler(clock: self, start: now))
  }
}

private struct ClockScheduler<C: Clock>: Scheduler where C.Duration == Duration {
  let clock: C
  let start: C.Instant

  var now: SchedulerTime { SchedulerTime(sinceStart: start.duration(to: clock.now)) }

  func schedule(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
  }

  func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in
      try await sleep(until: time)
      work()
    }
  }

  func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let work = work
    let task = Task { @MainActor in
      var next = time
      while true {
        try await sleep(until: next)
        try Task.checkCancellation()
        work()
        // For all the times that were missed it runs once.
        repeat { next = next + interval } while next < now
      }
    }
    return AnyCancellable { task.cancel() }
  }

  private func sleep(until time: SchedulerTime) async throws {
    try await clock.sleep(until: start.advanced(by: time.sinceStart), tolerance: nil)
  }
}
