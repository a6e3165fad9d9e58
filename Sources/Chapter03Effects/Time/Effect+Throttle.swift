// A debounce waits for a pause, and a drag that never pauses gets no answer at all. A throttle
// answers immediately, and then at most once in each interval.

extension Effect {
  /// Lets the first value with this id pass immediately, and after that one in each interval: the
  /// one that came first in it, or the latest.
  ///
  /// What comes within the interval waits for its end, and then arrives on the scheduler. All
  /// effects of one store that are throttled by the same id count as one stream. `cancel(id:)`
  /// stops them, and drops the waiting value; the interval goes on.
  ///
  /// The store remembers one time per id. Values of one id should come on one thread.
  public func throttle(
    id: AnyHashable,
    for interval: Duration,
    scheduler: some Scheduler,
    latest: Bool
  ) -> Effect {
    guard begin != nil else { return .none }
    return Effect { observer in
      let gate = ThrottleGate(
        id: id,
        interval: interval,
        scheduler: AnyScheduler(scheduler),
        latest: latest,
        context: observer.context
      )
      flatMap(gate.admit).cancellable(id: id).begin?(observer)
    }
  }
}

/// Decides what becomes of each value of a throttle.
private struct ThrottleGate {
  let id: AnyHashable
  let interval: Duration
  let scheduler: AnyScheduler
  let latest: Bool
  let context: EffectContext

  /// The effect that takes the value's place: it passes, or waits, or is dropped.
  func admit<Output, Failure>(_ value: Output) -> Effect<Output, Failure> {
    let now = scheduler.now.sinceStart
    // A value may come exactly when the interval ends, before the scheduler gets to the value that
    // waits. It doesn't overtake that one.
    if !isValueWaiting, beginsInterval(at: now) { return Effect(value: value) }
    if !latest, isValueWaiting { return .none }
    return Effect.result {
      startInterval(at: scheduler.now.sinceStart)
      return .success(value)
    }
    .deferred(for: max(end(after: now) - now, .zero), scheduler: scheduler)
    .cancellable(id: waiting, cancelInFlight: true)
  }

  /// Starts an interval, unless one is running.
  private func beginsInterval(at now: Duration) -> Bool {
    context.throttles.withLock { starts in
      if let start = starts[id], now < start + interval { return false }
      starts[id] = now
      return true
    }
  }

  private func startInterval(at now: Duration) {
    context.throttles.withLock { $0[id] = now }
  }

  private func end(after now: Duration) -> Duration {
    context.throttles.withLock { $0[id] ?? now } + interval
  }

  private var waiting: WaitingValue { WaitingValue(id: id) }

  private var isValueWaiting: Bool {
    context.cancellations.count(id: waiting) > 0
  }
}

/// The id of the value that waits for the interval's end.
private struct WaitingValue: Hashable {
  let id: AnyHashable
}
