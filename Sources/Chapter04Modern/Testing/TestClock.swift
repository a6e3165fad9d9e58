// A search waits 300 milliseconds after the last key. A test that really waits takes 300
// milliseconds and fails on a busy machine; one that waits less always fails. With a clock that the
// test sets, the wait is as long as the test says and takes no time at all.
//
// The names and behaviour are from swift-clocks 1.x. For the differences, see
// `TestClock+Settling.swift`.

import Diagnostics

/// A clock whose time stands still until a test advances it.
///
///     let clock = TestClock()
///     let store = TestStore(initialState: Search.State()) {
///       Search()
///     } withDependencies: {
///       $0.continuousClock = clock
///     }
///     await store.send(.queryChanged("a"))
///     await clock.advance(by: .milliseconds(300))
///     await store.receive(\.response) { … }
///
/// Tasks that sleep until the same time wake in the order in which they went to sleep, each after
/// the one before has gone as far as it can. What they begin then is part of the same advance: a
/// timer of one second ticks three times when the clock advances by three.
///
/// For the effects of a test store this is exact, including task groups and work on the main actor.
/// Other tasks, such as those created with `Task { }`, get several chances to run after each
/// waking. That is enough for a task that goes back to sleep, even from the main actor, but not for
/// one that waits for other work first.
///
/// Safe to use from any thread.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's first time.
    package let offset: Duration

    /// The time at an offset from the first one.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let sleeping: SleepingTasks<Instant>

  /// A clock whose time is `now`, until it is advanced.
  public init(now: Instant = Instant()) {
    sleeping = SleepingTasks(now: now)
  }

  public var now: Instant { sleeping.now }
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is advanced to the deadline. Returns immediately if the deadline is in
  /// the past; if it is now, waits for the next advance. Throws `CancellationError` if the task is
  /// cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper(until: deadline)
    defer { sleeper.wakes() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeping.add(sleeper, $0) }
    } onCancel: {
      sleeping.cancel(sleeper)
    }
    try Task.checkCancellation()
  }

  /// Advances the time by a duration, and wakes the tasks that sleep until then.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the time to the deadline, and wakes the tasks that sleep until then. Time never goes
  /// back: with a deadline in the past, nothing happens.
  public func advance(to deadline: Instant) async {
    await settle(sleeping.all)
    while let sleeper = sleeping.wakeNext(until: deadline) {
      await settle(afterWaking: sleeper)
    }
  }

  /// Throws ``SuspensionError`` if a task sleeps. For a test that states that nothing waits for
  /// time to pass.
  public func checkSuspension() async throws {
    await settle(sleeping.all)
    if sleeping.nextDeadline != nil { throw SuspensionError() }
  }

  /// Advances until no task sleeps any more.
  ///
  /// Reports an issue if a task still sleeps after `duration`, in real time, as with a timer that
  /// never ends. All sleeps then throw `CancellationError`. It never gives up before a hundred
  /// sleeps have ended, so that no test fails because the machine is busy.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now + duration
    var wakings = 0
    await settle(sleeping.all)
    while let deadline = sleeping.nextDeadline {
      guard wakings < 100 || ContinuousClock.now < end else {
        reportIssue(
          """
          Expected all sleeps to finish, but some are still suspending after \(duration).

          Is there a timer that never ends? Cancel it before, or advance the clock by some time instead \
          of running it. If there is just much to do, give "run" a longer "timeout".
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        sleeping.cancelAll()
        return
      }
      if let sleeper = sleeping.wakeNext(until: deadline) { await settle(afterWaking: sleeper) }
      wakings += 1
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock whose time is zero, until it is advanced.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// The error if a task sleeps: see ``TestClock/checkSuspension()``.
public struct SuspensionError: Error {
  /// The error without details.
  public init() {}
}
