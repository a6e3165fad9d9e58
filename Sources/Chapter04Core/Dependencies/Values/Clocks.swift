// A feature that waits for a second makes its tests wait for a second, or fail now and then. So the
// feature gets a clock, and a test gives it one that the test itself advances.

import Diagnostics

extension DependencyValues {
  /// Measures time, even while the machine sleeps: `try await clock.sleep(for: .seconds(1))`.
  /// Fails a test that doesn't override it: `$0.continuousClock = TestClock()`, or
  /// `ImmediateClock()`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// Measures time, except while the machine sleeps. Fails a test that doesn't override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  private enum ContinuousClockKey: UnimplementedKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()

    static func unimplementedValue(
      readAt callSite: CallSite,
      _ use: UnimplementedUse
    ) -> any Clock<Duration> {
      UnimplementedClock("ContinuousClock", #"\.continuousClock"#, readAt: callSite, use)
    }
  }

  private enum SuspendingClockKey: UnimplementedKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()

    static func unimplementedValue(
      readAt callSite: CallSite,
      _ use: UnimplementedUse
    ) -> any Clock<Duration> {
      UnimplementedClock("SuspendingClock", #"\.suspendingClock"#, readAt: callSite, use)
    }
  }
}

extension UnimplementedClock<Swift.Duration> {
  /// A clock that a test forgot to provide. However often the feature uses it, that is one mistake,
  /// reported once, where the clock was read. No time passes on it: a task that sleeps on it is
  /// cancelled. If sleeps just returned, a timer would tick forever, and each tick would be another
  /// failure.
  fileprivate init(
    _ name: String,
    _ keyPath: String,
    readAt callSite: CallSite,
    _ use: UnimplementedUse
  ) {
    self.init(CancellingClock()) { member in
      guard use.isFirst else { return }
      reportUnimplemented(
        """
        \(name).\(member)

          @Dependency(\(keyPath)) was not overridden. What sleeps on it is cancelled at once.
        """,
        nil,
        at: callSite
      )
    }
  }
}

/// A clock on which each sleep is cancelled.
private struct CancellingClock: Clock {
  var now: ImmediateClock<Duration>.Instant { .init() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ImmediateClock<Duration>.Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
