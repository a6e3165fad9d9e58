// "In a second" and "on the main thread" are dependencies, like a file or a server. An effect that
// asks `DispatchQueue.main` itself makes every test of it wait.

/// Runs work: as soon as possible, later, or repeatedly.
///
/// The shape is that of Combine's protocol, with one type of time for all, and without options and
/// tolerances.
///
/// The work isn't `@Sendable`, since most schedulers run it where they were asked. What it uses
/// belongs to the thread on which the scheduler runs it, or may be used on any.
public protocol Scheduler: Sendable {
  var now: SchedulerTime { get }

  /// Runs the work as soon as possible.
  func schedule(_ work: @escaping () -> Void)

  /// Runs the work at this time, or as soon as possible if it has passed.
  func schedule(after time: SchedulerTime, _ work: @escaping () -> Void)

  /// Runs the work at this time, and again after each interval, until the result is cancelled or
  /// released.
  func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable
}

/// A time on a scheduler's clock. Only its distance to another one of the same scheduler means
/// anything.
public struct SchedulerTime: Comparable, Hashable, Sendable {
  /// The time that has passed since the clock's beginning.
  public var sinceStart: Duration

  /// The time when this much has passed.
  public init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  /// How long it takes from this time to another; negative if the other is earlier.
  public func duration(to other: SchedulerTime) -> Duration {
    other.sinceStart - sinceStart
  }

  /// The time that is this much later.
  public static func + (time: SchedulerTime, duration: Duration) -> SchedulerTime {
    SchedulerTime(sinceStart: time.sinceStart + duration)
  }

  /// Whether the first time is earlier.
  public static func < (left: SchedulerTime, right: SchedulerTime) -> Bool {
    left.sinceStart < right.sinceStart
  }
}
