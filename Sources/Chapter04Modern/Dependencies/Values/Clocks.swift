// A feature that waits a second makes its tests wait a second, or flake. It asks a clock instead,
// and a test gives it one that the test itself moves.

extension DependencyValues {
  /// What measures time, also while the machine sleeps: `try await clock.sleep(for: .seconds(1))`.
  /// Fails a test that doesn't override it: `$0.continuousClock = TestClock()`, or
  /// `ImmediateClock()`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// What measures time, except while the machine sleeps. Fails a test that doesn't override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  private enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
    static let testValue: any Clock<Duration> = UnimplementedClock(name: "ContinuousClock")
  }

  private enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
    static let testValue: any Clock<Duration> = UnimplementedClock(name: "SuspendingClock")
  }
}
