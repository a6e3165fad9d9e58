// The second path
//
// Write `pullback` with two paths. `value` leads to the feature's part of the state. `action` leads
// to the feature's action, or to nil if the action is another feature's: then the reducer isn't
// called, and nothing is written, not even an equal value. Only the body is missing.
//
// The rest is finished. `diary` pulls two features back into any app that has a place for them,
// walks and glasses of water: it doesn't know the app, only four paths.
//
// kind: write
// lesson: Another feature's action
// plays: diary

typealias Reducer<State, Action> = (inout State, Action) -> Void

func pullback<LocalState, LocalAction, GlobalState, GlobalAction>(
  _ reducer: @escaping Reducer<LocalState, LocalAction>,
  value: WritableKeyPath<GlobalState, LocalState>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalState, GlobalAction> {
  // answer
  // starter: { globalState, globalAction in
  // starter:   // Your code here.
  // starter: }
  { globalState, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalState[keyPath: value], localAction)
  }
  // end answer
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

/// Both features in an app, each found by its two paths.
func diary<App, AppAction>(
  walks: WritableKeyPath<App, Walks>,
  walked: WritableKeyPath<AppAction, Int?>,
  glasses: WritableKeyPath<App, Int>,
  drank: WritableKeyPath<AppAction, Int?>
) -> Reducer<App, AppAction> {
  combine(
    pullback(walksReducer, value: walks, action: walked),
    pullback(glassesReducer, value: glasses, action: drank)
  )
}

// MARK: - An app that keeps a diary

struct Day: Equatable {
  var walks = Walks()
  var glasses = 0
}

enum DayAction: Equatable {
  case walked(Int)
  case drank(Int)
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
