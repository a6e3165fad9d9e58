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
  private struct Work {
    /// Its place among all work, in the order of scheduling.
    let key: Int
    var date: SchedulerTime
    let interval: Duration?
    let run: () -> Void
  }

  private struct Plan {
    var now = SchedulerTime(sinceStart: .zero)
    var lastKey = 0
    /// By date, and within a date by key.
    var work: [Work] = []

    /// - Complexity: O(n) in the amount of work scheduled.
    mutating func insert(_ new: Work) {
      let last = work.lastIndex { ($0.date, $0.key) < (new.date, new.key) }
      work.insert(new, at: last.map { $0 + 1 } ?? 0)
    }
  }

  private let plan = Locked(Plan())

  /// A scheduler with no work, at time zero.
  public init() {}

  /// While work runs, the time that it was scheduled for.
  public var now: SchedulerTime {
    plan.withLock { $0.now }
  }

  /// Runs all work that is due until then, one after the other, with the time moving along. This
  /// includes work that is scheduled on the way, if it is due in that time.
  public func advance(by duration: Duration = .zero) {
    let end = now + duration
    while let work = takeNext(until: end) { work() }
    plan.withLock { $0.now = max($0.now, end) }
  }

  /// Runs all work, moving the time as far as needed. With a timer that is never cancelled, this
  /// never returns.
  public func run() {
    while let work = takeNext(until: nil) { work() }
  }

  private func takeNext(until end: SchedulerTime?) -> (() -> Void)? {
    plan.withLock { plan in
      guard var next = plan.work.first, next.date <= end ?? next.date else { return nil }
      plan.work.removeFirst()
      plan.now = max(plan.now, next.date)
      if let interval = next.interval {
        // Scheduled before this tick runs, because the tick may cancel the next one.
        next.date = next.date + interval
        plan.insert(next)
      }
      return next.run
    }
  }

  /// Runs the work in the next advance, even if that is by zero.
  public func schedule(_ work: @escaping () -> Void) {
    insert(at: now, interval: nil, work)
  }

  /// Runs the work in the advance that reaches this time.
  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    insert(at: time, interval: nil, work)
  }

  /// Runs the work in each advance that reaches one of its times, until it is cancelled or dropped.
  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    let key = insert(at: time, interval: interval, work)
    return AnyCancellable { [weak self] in
      self?.plan.withLock { plan in plan.work.removeAll { $0.key == key } }
    }
  }

  @discardableResult
  private func insert(
    at time: SchedulerTime,
    interval: Duration?,
    _ work: @escaping () -> Void
  ) -> Int {
    plan.withLock { plan in
      plan.lastKey += 1
      plan.insert(Work(key: plan.lastKey, date: time, interval: interval, run: work))
      return plan.lastKey
    }
  }
}

extension DispatchQueue {
  /// A test scheduler, for where the app has a queue.
  public static var test: TestScheduler { TestScheduler() }
}
