// A test of a timer that waits for real seconds is slow, and fails on a busy machine. With this
// scheduler the test says how time passes.

import Dispatch

/// A scheduler whose time moves only when a test says so.
///
///     let scheduler = DispatchQueue.test
///     scheduler.schedule(after: scheduler.now + .seconds(1)) { print("a second") }
///     scheduler.advance(by: .seconds(1))  // prints "a second"
///
/// Nothing runs before the test advances, not even work without a delay. Work of the same date runs
/// in the order in which it was scheduled; repeating work keeps the place of its first scheduling,
/// so timers of 1 s and 2 s that start in this order tick in this order whenever both are due. Work
/// runs on the thread that advances; scheduling and cancelling are safe on any thread.
///
/// After the scheduler of that name in combine-schedulers.
public final class TestScheduler: Scheduler {

  // Your properties here.

  /// A scheduler with no work, at time zero.
  public init() {}

  /// While work runs, the time that it was scheduled for.
  public var now: SchedulerTime {
    SchedulerTime(sinceStart: .zero)  // Your code here.
  }

  /// Runs all work that is due until then, one after the other, with the time moving along. This
  /// includes work that is scheduled on the way, if it is due in that time.
  public func advance(by duration: Duration = .zero) {
    // Your code here.
  }

  /// Runs all work, moving the time as far as needed. With a timer that is never cancelled, this
  /// never returns.
  public func run() {
    // Your code here.
  }

  /// Runs the work in the next advance, even if that is by zero.
  public func schedule(_ work: @escaping () -> Void) {
    // Your code here.
  }

  /// Runs the work in the advance that reaches this time.
  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    // Your code here.
  }

  /// Runs the work in each advance that reaches one of its times, until it is cancelled or dropped.
  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    AnyCancellable {}  // Your code here.
  }

}

extension DispatchQueue {
  /// A test scheduler, for where the app has a queue.
  public static var test: TestScheduler { TestScheduler() }
}
