// A feature of your own: make of it what you like. Each save runs its tests.

import Chapter03Effects

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction: Equatable {
  case decrementTapped
  case incrementTapped
}

/// What it needs from the world: nothing yet.
struct CounterEnvironment {}

let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .decrementTapped:
    state.count -= 1
    return .none

  case .incrementTapped:
    state.count += 1
    return .none
  }
}
