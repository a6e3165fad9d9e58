// Many tests don't care when something happens, only that it does.

extension Scheduler where Self == AnyScheduler {
  /// Runs all work at once, whatever its time: before `schedule` returns, where it is called.
  public static var immediate: AnyScheduler { AnyScheduler(ImmediateScheduler()) }
}

/// Its clock stands still. Repeated work runs once: all its times are now, and there is no end to
/// them.
public struct ImmediateScheduler: Scheduler {
  /// A scheduler whose time is always zero.
  public init() {}

  /// Always zero.
  public var now: SchedulerTime { SchedulerTime(sinceStart: .zero) }

  /// Runs the work before it returns.
  public func schedule(_ work: @escaping () -> Void) {
    work()
  }

  /// Runs the work before it returns, whatever the time.
  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    work()
  }

  /// Runs the work once, before it returns.
  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    work()
    return AnyCancellable {}
  }
}
