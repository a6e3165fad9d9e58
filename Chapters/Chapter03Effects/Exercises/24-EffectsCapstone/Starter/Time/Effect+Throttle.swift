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
    self  // Your code here.
  }
}
