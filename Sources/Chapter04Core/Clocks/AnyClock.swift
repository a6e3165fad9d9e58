// `any Clock<Duration>` hides the type of its instants, so nothing generic over a clock accepts it,
// and no deadline can be stored. This is one type for all clocks; its instants count from its
// creation.

/// A clock of unknown type, wrapped in a known type.
///
/// From swift-clocks 1.x.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A time of the clock, counted from the creation of this `AnyClock`.
  public struct Instant: InstantProtocol {
    let offset: Duration

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

  private let baseNow: @Sendable () -> Instant
  private let baseResolution: @Sendable () -> Duration
  private let baseSleep:
    @Sendable (_ deadline: Instant, _ tolerance: Duration?) async throws -> Void

  /// Wraps a clock and hides its type.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    baseNow = { Instant(offset: start.duration(to: clock.now)) }
    baseResolution = { clock.minimumResolution }
    baseSleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
  }

  public var now: Instant { baseNow() }
  public var minimumResolution: Duration { baseResolution() }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await baseSleep(deadline, tolerance)
  }
}
