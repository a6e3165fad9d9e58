// A loop that sleeps for a second and then works ticks less often than once a second: each time, it
// sleeps after its work, and wakes a bit late. A timer sleeps until its next deadline instead.

extension Clock where Duration: Hashable {
  /// A sequence of the clock's times, one for each `interval` that passes.
  ///
  ///     for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
  ///
  /// Intervals count from the first request for an element. If several pass before the next
  /// request, one element stands for them all and is returned immediately; so is every element if
  /// `interval` is zero. The sequence ends when the requesting task is cancelled.
  ///
  /// The name is from swift-clocks 1.x, which took the sequence from swift-async-algorithms.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}

/// The ticks of a clock: see `Clock.timer(interval:tolerance:)`.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  let clock: C
  let interval: C.Instant.Duration
  let tolerance: C.Instant.Duration?

  /// Waits for one tick after another.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    let sequence: AsyncTimerSequence
    var last: C.Instant?
    var hasEnded = false

    public mutating func next() async -> C.Instant? {
      if hasEnded { return nil }
      let deadline = nextDeadline()
      do {
        try await sequence.clock.sleep(until: deadline, tolerance: sequence.tolerance)
      } catch {
        hasEnded = true
        return nil
      }
      last = deadline
      return sequence.clock.now
    }

    /// The next deadline after the last one, or the latest that has passed.
    private func nextDeadline() -> C.Instant {
      let now = sequence.clock.now
      let last = last ?? now
      let next = last.advanced(by: sequence.interval)
      if next >= now { return next }
      if sequence.interval <= .zero { return now }
      let missed = (next.duration(to: now) / sequence.interval).rounded(.up)
      return last.advanced(by: sequence.interval * Int(missed))
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(sequence: self)
  }
}
