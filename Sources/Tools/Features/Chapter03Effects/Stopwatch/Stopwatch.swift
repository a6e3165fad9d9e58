// A feature of your own: make of it what you like. Each save runs its tests.

import Chapter03Effects
import Dispatch

struct StopwatchState: Equatable {
  var seconds = 0
  var isRunning = false
}

enum StopwatchAction: Equatable {
  case ticked
  case toggleTapped
}

/// What it needs from the world.
struct StopwatchEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let stopwatchReducer = Reducer<StopwatchState, StopwatchAction, StopwatchEnvironment> {
  state,
  action,
  environment in
  struct ID: Hashable {}

  switch action {
  case .ticked:
    state.seconds += 1
    return .none

  case .toggleTapped:
    state.isRunning.toggle()
    guard state.isRunning else { return .cancel(id: ID()) }
    return Effect.timer(id: ID(), every: .seconds(1), on: environment.mainQueue)
      .map { _ in .ticked }
  }
}
