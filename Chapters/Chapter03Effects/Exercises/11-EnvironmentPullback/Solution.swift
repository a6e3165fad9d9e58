// One counter, two worlds
//
// Write `pullback`: for an action of the feature, it runs the reducer on the feature's parts of the
// state and the environment, and embeds what the effects send; for any other action, it does
// nothing. Then write `appReducer`, which has the counter twice: the left one uses the app's
// `nthPrime`, the right one its `offlineNthPrime`.
//
// kind: write
// lesson: Pulling back along three paths

import Chapter03Effects

/// The library's reducer, except for what you write.
struct Reducer<State, Action, Environment> {
  let run: (inout State, Action, Environment) -> Effect<Action, Never>

  static func combine(_ reducers: Reducer...) -> Reducer {
    Reducer { state, action, environment in
      .merge(reducers.map { $0.run(&state, action, environment) })
    }
  }
}

extension Reducer {
  func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State>,
    action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    // answer
    // starter: // Your code here.
    // starter: Reducer<GlobalState, GlobalAction, GlobalEnvironment> { _, _, _ in .none }
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let localAction = toLocalAction.extract(from: action) else { return .none }
      return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
        .map(toLocalAction.embed)
    }
    // end answer
  }
}

// MARK: - The counter

struct CounterState: Equatable {
  var count = 7
  var message = ""
}

enum CounterAction: Equatable {
  case nthPrimeTapped
  /// Nil if there is no server.
  case nthPrimeResponse(Int?)
}

struct CounterEnvironment {
  var nthPrime: (Int) -> Effect<Int?, Never>
}

extension CounterEnvironment {
  static var live: CounterEnvironment {
    CounterEnvironment(nthPrime: { n in Effect(value: n == 7 ? 17 : nil) })
  }
}

var counterReducer: Reducer<CounterState, CounterAction, CounterEnvironment> {
  Reducer { state, action, environment in
    switch action {
    case .nthPrimeTapped:
      return environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse)
    case .nthPrimeResponse(let prime?):
      state.message = "It is \(prime)."
      return .none
    case .nthPrimeResponse(nil):
      state.message = "You are offline."
      return .none
    }
  }
}

// MARK: - The app

struct AppState: Equatable {
  var left = CounterState()
  var right = CounterState()
}

enum AppAction: Equatable {
  case left(CounterAction)
  case right(CounterAction)
}

struct AppEnvironment {
  /// Sends the server a request.
  var nthPrime: (Int) -> Effect<Int?, Never>
  /// Sends nil, without a server.
  var offlineNthPrime: (Int) -> Effect<Int?, Never>
}

extension AppAction {
  static let leftPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.left,
    extract: { if case .left(let action) = $0 { action } else { nil } }
  )
  static let rightPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.right,
    extract: { if case .right(let action) = $0 { action } else { nil } }
  )
}

var appReducer: Reducer<AppState, AppAction, AppEnvironment> {
  // answer
  // starter: Reducer { _, _, _ in .none }  // Your code here.
  .combine(
    counterReducer.pullback(
      state: \.left,
      action: AppAction.leftPath,
      environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
    ),
    counterReducer.pullback(
      state: \.right,
      action: AppAction.rightPath,
      environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
    )
  )
  // end answer
}
