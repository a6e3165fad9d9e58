// A minute in no time
//
// Write the effects of an egg timer. A tap on start makes it send `.ticked` each second, the first
// time after one second, until `seconds` is 0. If `seconds` is 0 when start is tapped, it never
// ticks. A tap on start while it runs doesn't make it tick twice as fast: the next tick comes a
// full second after that tap. A tap on stop ends the ticking. The tests control the time, so use
// only the dependency `clock`.
//
// kind: write
// lesson: What a small test accepts

import Chapter04Modern

struct EggTimer: Reducer {
  struct State: Equatable {
    var seconds = 60
  }

  enum Action: Equatable {
    case startTapped
    case stopTapped
    case ticked
  }

  enum CancelID { case ticking }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped:
      // answer
      // starter: return .none  // Your code here.
      guard state.seconds > 0 else { return .none }
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: CancelID.ticking, cancelInFlight: true)
    // end answer

    case .stopTapped:
      // answer
      // starter: return .none  // Your code here.
      return .cancel(id: CancelID.ticking)
    // end answer

    case .ticked:
      state.seconds -= 1
      // answer
      // starter: return .none  // Your code here.
      return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
    // end answer
    }
  }
}
