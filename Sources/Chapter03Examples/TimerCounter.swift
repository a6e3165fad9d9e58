// The style's second classic: a counter that a timer counts up, and whose pace can be changed while it
// runs. By hand that is a timer in a property, to be invalidated in four places, and two timers that
// count at once when one of the four was forgotten.

import Chapter03Effects
import Dispatch

public struct TimerCounterState: Equatable, Sendable {
  public var count: Int
  public var interval: Interval
  public var isRunning: Bool

  public init(count: Int = 0, interval: Interval = .oneSecond, isRunning: Bool = false) {
    self.count = count
    self.interval = interval
    self.isRunning = isRunning
  }

  public enum Interval: Int, CaseIterable, Sendable {
    case oneSecond = 1
    case twoSeconds = 2
    case threeSeconds = 3

    public var duration: Duration { .seconds(rawValue) }
  }
}

public enum TimerCounterAction: Equatable, Sendable {
  case toggleTapped
  case intervalSelected(TimerCounterState.Interval)
  case ticked
  case resetTapped
}

public struct TimerCounterEnvironment: Sendable {
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(mainQueue: AnySchedulerOf<DispatchQueue>) {
    self.mainQueue = mainQueue
  }

  public static let live = TimerCounterEnvironment(mainQueue: .main)
}

/// Changing the interval while it runs starts it anew: the next tick is one new interval away.
/// Resetting stops it.
// snippet.timerCounterReducer
public let timerCounterReducer = Reducer<
  TimerCounterState, TimerCounterAction, TimerCounterEnvironment
> { state, action, environment in
  switch action {
  case .toggleTapped:
    state.isRunning.toggle()
    return timer(state, environment)

  case .intervalSelected(let interval):
    guard interval != state.interval else { return .none }
    state.interval = interval
    return timer(state, environment)

  case .ticked:
    state.count += 1
    return .none

  case .resetTapped:
    state.count = 0
    state.isRunning = false
    return timer(state, environment)
  }
}

/// The timer as the state wants it. A new one takes the place of the one that runs.
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
