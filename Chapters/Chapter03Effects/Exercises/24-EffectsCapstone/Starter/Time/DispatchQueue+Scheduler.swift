// The one scheduler that waits for real time.

import Dispatch

/// A serial queue runs work in order. A concurrent one doesn't: values that are received on it can
/// overtake each other.
extension DispatchQueue: Scheduler {
  /// The time since the machine started, without the time it slept.
  public var now: SchedulerTime {
    SchedulerTime(sinceStart: .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)))
  }

  /// Runs the work asynchronously on the queue.
  public func schedule(_ work: @escaping () -> Void) {
    let work = Handover(value: work)
    async { work.value() }
  }

  /// Runs the work on the queue at this time, or as soon as possible if it has passed.
  public func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    let work = Handover(value: work)
    asyncAfter(deadline: .now() + DispatchTimeInterval(now.duration(to: time))) { work.value() }
  }

  /// Runs the work on the queue with a timer, until that is cancelled or dropped. If the queue is
  /// busy for longer than an interval, it runs once for all the times it missed.
  public func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    let work = Handover(value: work)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: .now() + DispatchTimeInterval(now.duration(to: time)),
      repeating: DispatchTimeInterval(interval)
    )
    source.setEventHandler { work.value() }
    source.activate()
    return AnyCancellable { source.cancel() }
  }
}

/// Takes the work to the queue's thread. The protocol's rule makes it safe: the work uses only what
/// may be used there.
private struct Handover: @unchecked Sendable {
  let value: () -> Void
}

extension DispatchTimeInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if nanoseconds.overflow {
      self = seconds > 0 ? .never : .nanoseconds(0)
    } else {
      self = .nanoseconds(Int(nanoseconds.partialValue + attoseconds / 1_000_000_000))
    }
  }
}

extension Scheduler where Self == AnyScheduler {
  /// The main queue.
  public static var main: AnyScheduler { AnyScheduler(DispatchQueue.main) }
}
