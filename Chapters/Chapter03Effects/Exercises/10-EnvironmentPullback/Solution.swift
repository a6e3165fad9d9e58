// A member and a guest
//
// Write `pullback`: for an action of the feature, it runs the reducer on the feature's parts of
// the state and the environment, and embeds what the effects send; for any other action, it does
// nothing. Then write `appReducer`, which has the counter twice. The member's counter uses the
// app's `nthPrime`. The guest's does so only up to the 10th prime. Beyond that, a tap still leads
// to a response, `.nthPrimeResponse(nil)`, but the app's `nthPrime` isn't called. The counter's
// reducer doesn't know of such limits.
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
  /// Nil if the prime is unknown.
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
      state.message = "The prime is unknown."
      return .none
    }
  }
}

// MARK: - The app

struct AppState: Equatable {
  var member = CounterState()
  var guest = CounterState()
}

enum AppAction: Equatable {
  case member(CounterAction)
  case guest(CounterAction)
}

struct AppEnvironment {
  /// Sends the server a request.
  var nthPrime: (Int) -> Effect<Int?, Never>
}

extension AppAction {
  static let memberPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.member,
    extract: { if case .member(let action) = $0 { action } else { nil } }
  )
  static let guestPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.guest,
    extract: { if case .guest(let action) = $0 { action } else { nil } }
  )
}

var appReducer: Reducer<AppState, AppAction, AppEnvironment> {
  // answer
  // starter: Reducer { _, _, _ in .none }  // Your code here.
  .combine(
    counterReducer.pullback(
      state: \.member,
      action: AppAction.memberPath,
      environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
    ),
    counterReducer.pullback(
      state: \.guest,
      action: AppAction.guestPath,
      environment: { app in
        CounterEnvironment(nthPrime: { n in n > 10 ? Effect(value: nil) : app.nthPrime(n) })
      }
    )
  )
  // end answer
}
