// Before Swift had clocks, a feature waited on a scheduler, and the app's was the main queue. Here
// a scheduler is a clock under an older name, with what such features call.
//
// The names are from combine-schedulers 1.x. Left out is all that needs Combine.

import Chapter04Modern
import Dispatch

extension DependencyValues {
  /// Waits, and runs work on the main queue. Fails a test that doesn't override it:
  ///
  ///     let mainQueue = DispatchQueue.test
  ///     $0.mainQueue = mainQueue.eraseToAnyScheduler()  // or .immediate
  ///
  /// `continuousClock` replaces it: the main actor runs the work.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  private enum MainQueueKey: DependencyKey {
    static let liveValue = AnySchedulerOf<DispatchQueue>.main
    static let testValue = AnySchedulerOf<DispatchQueue>(
      UnimplementedClock(name: #"@Dependency(\.mainQueue)"#)
    )
  }
}

/// A scheduler of the kind of `Queue`: something to wait on.
public struct AnySchedulerOf<Queue>: Sendable {
  private let clock: any Clock<Duration>

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// On which no time passes: who waits goes on at once.
  public static var immediate: Self { Self(ImmediateClock()) }

  /// Returns after a while. Throws `CancellationError` if the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(for: duration)
  }

  /// A tick after each interval, until the task that reads them is cancelled.
  public func timer(interval: Duration) -> AsyncStream<Void> {
    let clock = clock
    return AsyncStream {
      do {
        try await clock.sleep(for: interval)
        return ()
      } catch {
        return nil
      }
    }
  }

  /// The same, in seconds.
  public func timer(interval seconds: Int) -> AsyncStream<Void> {
    timer(interval: .seconds(seconds))
  }

  /// Runs work on the main actor: soon, or after a while.
  public func schedule(
    after duration: Duration = .zero,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    let clock = clock
    Task { @MainActor in
      if duration > .zero { try await clock.sleep(for: duration) }
      action()
    }
  }
}

extension AnySchedulerOf<DispatchQueue> {
  /// The main queue.
  public static var main: Self { Self(ContinuousClock()) }
}

/// A scheduler whose time a test moves.
public final class TestSchedulerOf<Queue>: Sendable {
  private let clock = TestClock()

  /// A scheduler whose time stands still.
  public init() {}

  /// This scheduler, for a dependency.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Queue> { AnySchedulerOf(clock) }

  /// Moves the time on, and wakes those who wait until then.
  public func advance(by duration: Duration = .zero) async { await clock.advance(by: duration) }

  /// Advances until nobody waits any more. See `TestClock.run`.
  public func run() async { await clock.run() }
}

extension DispatchQueue {
  /// A scheduler for a test.
  public static var test: TestSchedulerOf<DispatchQueue> { TestSchedulerOf() }

  /// A scheduler on which no time passes.
  public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }

  /// This queue as a scheduler: the main queue, whichever it is.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { .main }
}

extension Effect {
  /// This effect after a while in which it wasn't asked for again: each new one under the id
  /// cancels the one before.
  ///
  /// In new code, say the same in the effect itself, with a clock:
  ///
  ///     return .run { [query = state.query] send in
  ///       try await clock.sleep(for: .milliseconds(300))
  ///       await send(.response(Result { try await client.search(query) }))
  ///     }
  ///     .cancellable(id: CancelID.search, cancelInFlight: true)
  ///
  /// - Parameters:
  ///   - id: The effect's name, by which it can also be cancelled.
  ///   - dueTime: How long to wait.
  ///   - scheduler: What to wait on.
  public func debounce<Queue>(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    scheduler: AnySchedulerOf<Queue>
  ) -> Self {
    .concatenate(.run { _ in try await scheduler.sleep(for: dueTime) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
