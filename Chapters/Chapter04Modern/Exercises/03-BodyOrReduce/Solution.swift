// Half of the feature runs
//
// `Game` has a counter, keeps the highest count, and can be reset. It has a `body` for the counter
// and `reduce(into:action:)` for the rest. A reset works, for both counts, but the counter doesn't
// count. Everything compiles. Fix `Game`: one implementation of all of it, the counter first.
//
// kind: fix
// lesson: A body

import Chapter04Modern

struct Counter: Reducer {
  func reduce(into state: inout Game.State, action: Game.Action) -> Effect<Game.Action> {
    if case .stepped(let step) = action { state.count += step }
    return .none
  }
}

struct Game: Reducer {
  struct State: Equatable {
    var count = 0
    var highest = 0
  }

  enum Action {
    case stepped(by: Int)
    case resetTapped
  }

  // answer
  // starter: func reduce(into state: inout State, action: Action) -> Effect<Action> {
  // starter:   switch action {
  // starter:   case .stepped:
  // starter:     state.highest = max(state.highest, state.count)
  // starter:   case .resetTapped:
  // starter:     state = State()
  // starter:   }
  // starter:   return .none
  // starter: }
  // starter:
  // starter: var body: some ReducerOf<Self> {
  // starter:   Counter()
  // starter: }
  var body: some ReducerOf<Self> {
    Counter()
    Reduce { state, action in
      switch action {
      case .stepped:
        state.highest = max(state.highest, state.count)
      case .resetTapped:
        state = State()
      }
      return .none
    }
  }
  // end answer
}
