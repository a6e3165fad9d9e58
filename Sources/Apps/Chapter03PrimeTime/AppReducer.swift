// PrimeTime put together: which feature gets which part of the state, the actions and the
// environment, and what is around all of them.

import Chapter03Effects

/// The behaviour of the whole app.
// snippet.appReducer
public let appReducer = Reducer<AppState, AppAction, AppEnvironment>
  .combine(
    counterReducer.pullback(
      state: \.counter,
      action: AppAction.counterPath,
      environment: \.counter
    ),
    primeModalReducer.pullback(
      state: \.primeModal,
      action: AppAction.primeModalPath,
      environment: { _ in }
    ),
    favoritePrimesReducer.pullback(
      state: \.favoritePrimes,
      action: AppAction.favoritePrimesPath,
      environment: \.favoritePrimes
    ),
    screenReducer
  )
  .activityFeed()
// snippet.end

/// Changes the screen, and sends the counter an action when its screen is left: only the counter
/// knows what it is waiting for.
// snippet.screenReducer
private let screenReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, _ in
  guard case .screenSelected(let screen) = action else { return .none }
  state.screen = screen
  return screen == .counter ? .none : Effect(value: .counter(.screenLeft))
}
// snippet.end
