// PrimeTime put together: which feature gets which part of the state, the actions and the
// environment, and what is around all of them.

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

/// Changes the screen, and tells the feature whose screen is left: what it is waiting for, and what it
/// says about that, is its own business.
// snippet.screenReducer
private let screenReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, _ in
  guard case .screenSelected(let selected) = action, selected != state.screen else { return .none }
  let left = state.screen
  state.screen = selected
  switch left {
  case .counter:
    return Effect(value: .counter(.screenLeft))
  case .favoritePrimes:
    return Effect(value: .favoritePrimes(.screenLeft))
  case .primeModal, .activityFeed:
    return .none
  }
}
// snippet.end
