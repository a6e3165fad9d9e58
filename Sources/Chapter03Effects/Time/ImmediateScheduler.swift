// Many tests don't care when something happens, only that it does.

extension Scheduler where Self == AnyScheduler {
  /// Runs all work at once, whatever its time: before `schedule` returns, where it is called.
  public static var immediate: AnyScheduler { AnyScheduler(ImmediateScheduler()) }
}

/// Its clock stands still. Repeated work runs once: all its times are now, and there is no end to
/// them.
public struct ImmediateScheduler: Scheduler {
  public init() {}

  public var now: SchedulerTime { SchedulerTime(sinceStart: .zero) }

  public func schedule(_ work: @escaping () -> Void) {
    work()
  }

  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    work()
  }

  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    work()
    return AnyCancellable {}
  }
}
