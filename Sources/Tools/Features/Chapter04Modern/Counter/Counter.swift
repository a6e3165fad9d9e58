// A feature of your own: make of it what you like. Each save runs its tests.

import Chapter04Modern

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrementTapped
    case incrementTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        return .none

      case .incrementTapped:
        state.count += 1
        return .none
      }
    }
  }
}
