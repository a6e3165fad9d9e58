// A timer that changes its pace
//
// A timer increments a counter. Write the reducer; everything else is given.
//
// - Plus and minus change the count by one, and reset sets it to 0. They leave the timer alone.
// - Toggle starts the timer, or stops it. The first tick comes after one interval, and each tick
//   adds one.
// - A new interval takes effect immediately: if the timer is running, its next tick is one new
//   interval away. If it isn't running, it stays stopped.
// - Selecting the interval that is already selected changes nothing.
//
// kind: write
// lesson: Which timer belongs to a state
// plays: timer

import Chapter03Effects

struct TimerCounterState: Equatable {
  var count = 0
  var interval = Interval.oneSecond
  var isRunning = false

  enum Interval: Int, CaseIterable {
    case oneSecond = 1
    case twoSeconds = 2
    case threeSeconds = 3

    var duration: Duration { .seconds(rawValue) }
    var label: String { rawValue == 1 ? "1 second" : "\(rawValue) seconds" }
  }
}

enum TimerCounterAction: Equatable {
  case incrementTapped
  case decrementTapped
  case resetTapped
  case toggleTapped
  case intervalSelected(TimerCounterState.Interval)
  case ticked
}

struct TimerCounterEnvironment {
  var mainQueue: AnyScheduler
}

var timerCounterReducer: Reducer<TimerCounterState, TimerCounterAction, TimerCounterEnvironment> {
  Reducer { state, action, environment in
    // answer
    // starter: // Your code here.
    // starter: return .none
    /// The timer that belongs to the state. It replaces the one that is running.
    func timer() -> Effect<TimerCounterAction, Never> {
      guard state.isRunning else { return .cancel(id: "timer") }
      return Effect.timer(
        id: "timer",
        every: state.interval.duration,
        on: environment.mainQueue
      )
      .map { _ in .ticked }
    }

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
      return timer()

    case .intervalSelected(let interval):
      guard interval != state.interval else { return .none }
      state.interval = interval
      return timer()
    }
    // end answer
  }
}
