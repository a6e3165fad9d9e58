// A debounce waits for a pause, and a drag that never pauses gets no answer at all. A throttle
// answers at once, and then at most once in each interval.

extension Effect {
  /// Lets the first value with this id pass at once, and after that one in each interval: the one
  /// that came first in it, or the latest.
  ///
  /// What comes within the interval waits for its end, and then arrives on the scheduler. All effects
  /// of one store that are throttled by the same id count as one stream. `cancel(id:)` stops them,
  /// and drops the value that waits; the interval goes on.
  ///
  /// The store remembers one time per id. Values of one id should come on one thread.
  public func throttle(
    id: AnyHashable,
    for interval: Duration,
    scheduler: some Scheduler,
    latest: Bool
  ) -> Effect {
    guard start != nil else { return .none }
    return Effect { observer in
      let times = observer.context.throttles
      let waiting = WaitingValue(id: id)
      let throttled = flatMap { value -> Effect in
        let now = scheduler.now
        let isOpen = times.withLock { times in
          if let last = times[id], now < last + interval { return false }
          times[id] = now
          return true
        }
        if isOpen { return Effect(value: value) }
        let isFirst = observer.context.cancellations.count(id: waiting) == 0
        guard latest || isFirst else { return .none }
        let end = times.withLock { $0[id] ?? now } + interval
        return Effect.result {
          times.withLock { $0[id] = scheduler.now }
          return .success(value)
        }
        .deferred(for: now.duration(to: end), scheduler: scheduler)
        .cancellable(id: waiting, cancelInFlight: true)
      }
      throttled.cancellable(id: id).start?(observer)
    }
  }
}

/// The id of the value that waits for the interval's end.
private struct WaitingValue: Hashable {
  let id: AnyHashable
}
