// A preview, or a test in which time doesn't matter, shouldn't have to wait for a second to pass,
// or move a clock by hand.

/// A clock on which every sleep returns immediately, as if its time had passed.
///
/// A timer on it never pauses: it ticks as fast as it can until its task is cancelled.
///
/// From swift-clocks 1.x. Safe to use from any thread.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
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

  private let time: Locked<Instant>

  /// A clock whose time is `now`.
  public init(now: Instant = Instant()) {
    time = Locked(now)
  }

  public var now: Instant { time.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  /// Moves the time forward to the deadline, lets other tasks run, and returns. Throws
  /// `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock whose time is zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new immediate clock.
  public static var immediate: Self { ImmediateClock() }
}
