// The style's second classic: a counter that a timer counts up, and whose pace can be changed while
// it runs. By hand, that is a timer in a property, invalidated in four places, and two timers that
// count at once when one of the four was forgotten.

import Chapter03Effects
import Dispatch

/// A number, and the timer that counts it up.
public struct TimerCounterState: Equatable, Sendable {
  /// The number.
  public var count: Int
  /// How long the timer waits between two ticks.
  public var interval: Interval
  /// Whether the timer is running.
  public var isRunning: Bool

  /// A counter, by default at zero with a timer of one second that isn't running.
  public init(count: Int = 0, interval: Interval = .oneSecond, isRunning: Bool = false) {
    self.count = count
    self.interval = interval
    self.isRunning = isRunning
  }

  /// The paces to choose from.
  public enum Interval: Int, CaseIterable, Sendable {
    case oneSecond = 1
    case twoSeconds = 2
    case threeSeconds = 3

    /// How long it is.
    public var duration: Duration { .seconds(rawValue) }

    /// What a picker shows.
    public var label: String { rawValue == 1 ? "1 second" : "\(rawValue) seconds" }
  }
}

/// What can happen to the counter.
public enum TimerCounterAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
  case toggleTapped
  case intervalSelected(TimerCounterState.Interval)
  case ticked
  case resetTapped
}

/// What the counter needs from the world.
public struct TimerCounterEnvironment: Sendable {
  /// Runs the timer.
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  /// An environment with this scheduler.
  public init(mainQueue: AnySchedulerOf<DispatchQueue>) {
    self.mainQueue = mainQueue
  }

  /// Real seconds.
  public static let live = TimerCounterEnvironment(mainQueue: .main)

  /// No time at all: a timer that starts ticks once, immediately.
  public static let mock = TimerCounterEnvironment(mainQueue: .immediate)

  /// For tests: reports a timer that is started.
  public static let failing = TimerCounterEnvironment(
    mainQueue: .failing("TimerCounterEnvironment.mainQueue")
  )
}

/// Changing the interval of a running timer restarts it: the next tick is one new interval away.
/// Counting by hand and resetting the number leave the timer alone.
// snippet.timerCounterReducer
public let timerCounterReducer = Reducer<
  TimerCounterState, TimerCounterAction, TimerCounterEnvironment
> { state, action, environment in
  switch action {
  case .incrementTapped, .ticked:
    state.count += 1
    return .none

  case .decrementTapped:
    state.count -= 1
    return .none

  case .resetTapped:
    state.count = 0
    return .none

  case .toggleTapped:
    state.isRunning.toggle()
    return timer(state, environment)

  case .intervalSelected(let interval):
    guard interval != state.interval else { return .none }
    state.interval = interval
    return timer(state, environment)
  }
}

/// The timer that belongs to the state. A new one replaces the one that is running.
private func timer(
  _ state: TimerCounterState,
  _ environment: TimerCounterEnvironment
) -> Effect<TimerCounterAction, Never> {
  guard state.isRunning else { return .cancel(id: TimerID()) }
  return Effect.timer(id: TimerID(), every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
// snippet.end

private struct TimerID: Hashable {}
