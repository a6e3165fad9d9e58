// The other direction: a feature that has moved, in an app whose time is a scheduler, and in tests
// that advance one.

import Chapter03Effects

/// A clock of Swift whose time is that of a scheduler of chapter 3.
///
///     let scheduler = DispatchQueue.test
///     withDependencies { $0.continuousClock = SchedulerClock(scheduler) } operation: { … }
///
/// A sleep ends when the scheduler runs its work; the task that slept goes on later, in its own
/// turn. After `scheduler.advance(by:)` a test has to wait for that by `await`. A sleep that is
/// cancelled leaves nothing in the scheduler.
public struct SchedulerClock: Clock {
  /// A time of the scheduler.
  public struct Instant: InstantProtocol {
    let time: SchedulerTime

    /// The time that is this much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(time: time + duration)
    }

    /// How long it takes from this time to another.
    public func duration(to other: Instant) -> Duration {
      time.duration(to: other.time)
    }

    /// Whether the first time is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.time < right.time
    }
  }

  private let scheduler: AnyScheduler

  /// A clock that follows a scheduler.
  public init(_ scheduler: some Scheduler) {
    self.scheduler = AnyScheduler(scheduler)
  }

  /// The scheduler's time.
  public var now: Instant { Instant(time: scheduler.now) }

  /// Zero: the scheduler decides.
  public var minimumResolution: Duration { .zero }

  /// Waits until the scheduler runs work for this time. Throws `CancellationError` if the task is
  /// cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard sleep.begin(continuation) else { return }
        // Work that is done once can't be taken back, work that repeats can.
        sleep.keep(
          scheduler.schedule(after: deadline.time, interval: .seconds(1_000_000_000)) {
            sleep.end(.success(()))
          }
        )
      }
    } onCancel: {
      sleep.end(.failure(CancellationError()))
    }
  }
}

/// One sleep: it ends once, by the scheduler or by its task.
private final class Sleep: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var work: AnyCancellable?
    var isOver = false
  }

  private let state = Locked(State())

  /// - Returns: Whether it isn't over yet.
  func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    let isOver = state.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return state.isOver
    }
    if isOver { continuation.resume(throwing: CancellationError()) }
    return !isOver
  }

  func keep(_ work: AnyCancellable) {
    let isOver = state.withLock { state in
      if !state.isOver { state.work = work }
      return state.isOver
    }
    if isOver { work.cancel() }
  }

  func end(_ result: Result<Void, any Error>) {
    let ended = state.withLock { state in
      defer { state = State(isOver: true) }
      return state
    }
    ended.work?.cancel()
    ended.continuation?.resume(with: result)
  }
}
