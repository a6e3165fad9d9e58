// The second path
//
// Two features are given, and an app with a part of the state and a case of the actions for each.
// Write `pullback` with two paths. `value` leads to the feature's part of the state, `action` to the
// feature's action, or to nil if the action is another feature's. For nil the reducer isn't called.
// Then write `dayReducer`, which runs both features, pulled back. `combine` from 2.1 is there.
//
// kind: write
// lesson: Nil means not called

typealias Reducer<State, Action> = (inout State, Action) -> Void

func pullback<LocalState, LocalAction, GlobalState, GlobalAction>(
  _ reducer: @escaping Reducer<LocalState, LocalAction>,
  value: WritableKeyPath<GlobalState, LocalState>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalState, GlobalAction> {
  { globalState, globalAction in
    // answer
    // starter: // Your code here.
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalState[keyPath: value], localAction)
    // end answer
  }
}

func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    for reducer in reducers { reducer(&state, action) }
  }
}

struct Walks: Equatable {
  var count = 0
  var steps = 0
}

func walksReducer(_ walks: inout Walks, _ steps: Int) {
  walks.count += 1
  walks.steps += steps
}

func glassesReducer(_ glasses: inout Int, _ drunk: Int) {
  glasses += drunk
}

struct Day: Equatable {
  var walks = Walks()
  var glasses = 0
}

enum DayAction: Equatable {
  case walked(Int)
  case drank(Int)
}

func dayReducer(_ day: inout Day, _ action: DayAction) {
  // answer
  // starter: // Your code here.
  combine(
    pullback(walksReducer, value: \Day.walks, action: \DayAction.walked),
    pullback(glassesReducer, value: \Day.glasses, action: \DayAction.drank)
  )(&day, action)
  // end answer
}

extension DayAction {
  var walked: Int? {
    get {
      guard case .walked(let steps) = self else { return nil }
      return steps
    }
    set {
      guard case .walked = self, let newValue else { return }
      self = .walked(newValue)
    }
  }

  var drank: Int? {
    get {
      guard case .drank(let glasses) = self else { return nil }
      return glasses
    }
    set {
      guard case .drank = self, let newValue else { return }
      self = .drank(newValue)
    }
  }
}
