// An environment has a field for its scheduler, which is a queue in the app and something else in a
// test. With a generic parameter for it, every reducer that uses the environment would need that
// parameter.

/// Any scheduler, as one type: a struct with a function for each of the protocol's.
public struct AnyScheduler: Scheduler {
  private let time: @Sendable () -> SchedulerTime
  private let soon: @Sendable (@escaping () -> Void) -> Void
  private let later: @Sendable (SchedulerTime, @escaping () -> Void) -> Void
  private let repeatedly:
    @Sendable (SchedulerTime, Duration, @escaping () -> Void) -> AnyCancellable

  /// Hides which scheduler it is.
  public init(_ scheduler: some Scheduler) {
    time = { scheduler.now }
    soon = { scheduler.schedule($0) }
    later = { scheduler.schedule(after: $0, $1) }
    repeatedly = { scheduler.schedule(after: $0, interval: $1, $2) }
  }

  /// The time of the scheduler inside.
  public var now: SchedulerTime { time() }

  /// Runs the work as soon as the scheduler inside can.
  public func schedule(_ work: @escaping () -> Void) {
    soon(work)
  }

  /// Runs the work at this time, on the scheduler inside.
  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    later(time, work)
  }

  /// Runs the work again and again, on the scheduler inside.
  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    repeatedly(time, interval, work)
  }
}

/// What an environment of this style calls the type:
/// `var mainQueue: AnySchedulerOf<DispatchQueue>`. There, each scheduler had a type of time of its
/// own, and the erased type had to name it. Here all have the same, so the parameter only says what
/// to expect.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler

extension Scheduler {
  /// This scheduler, as the one type that an environment has a field for.
  public func eraseToAnyScheduler() -> AnyScheduler {
    AnyScheduler(self)
  }
}
