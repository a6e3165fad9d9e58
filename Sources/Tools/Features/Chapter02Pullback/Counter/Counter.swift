// A feature of your own: make of it what you like. Each save runs its tests.

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction {
  case decrementTapped
  case incrementTapped
}

func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  switch action {
  case .decrementTapped:
    state.count -= 1
  case .incrementTapped:
    state.count += 1
  }
}
