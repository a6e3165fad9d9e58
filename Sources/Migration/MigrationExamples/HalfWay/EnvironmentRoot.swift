// From the leaves up: the root is still chapter 3's, and any of its features may have moved. This
// is the state that an app is in for most of its migration.

import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Migration

/// What the app needs: the old environment, and the features that have moved.
// snippet.moved
public struct HalfWayEnvironment: Sendable {
  var app: AppEnvironment
  var counter: ModernFeature<CounterState, CounterAction>
  var primeModal: ModernFeature<PrimeModalState, PrimeModalAction>
  var favoritePrimes: ModernFeature<FavoritePrimesState, FavoritePrimesAction>

  /// An environment for one store.
  public init(_ app: AppEnvironment) {
    self.app = app
    counter = ModernFeature {
      MovedCounter()
    } withDependencies: {
      $0.nthPrime = app.nthPrime
    }
    primeModal = ModernFeature { MovedPrimeModal() }
    favoritePrimes = ModernFeature {
      MovedFavoritePrimes()
    } withDependencies: {
      $0.favorites = app.favorites
    }
  }
}
// snippet.end

/// PrimeTime on chapter 3's store, with some features moved.
public func environmentApp(
  moved: Set<Feature>
) -> Chapter03Effects.Reducer<AppState, AppAction, HalfWayEnvironment> {
  typealias App = Chapter03Effects.Reducer<AppState, AppAction, HalfWayEnvironment>
  let counter: App =
    if moved.contains(.counter) {
      // snippet.pullback
      Chapter03Effects.Reducer.modern.pullback(
        state: \.counter,
        action: AppAction.counterPath,
        environment: \.counter
      )
      // snippet.end
    } else {
      counterReducer.pullback(
        state: \.counter,
        action: AppAction.counterPath,
        environment: { CounterEnvironment(nthPrime: $0.app.nthPrime, mainQueue: $0.app.mainQueue) }
      )
    }
  let primeModal: App =
    if moved.contains(.primeModal) {
      Chapter03Effects.Reducer.modern.pullback(
        state: \.primeModal,
        action: AppAction.primeModalPath,
        environment: \.primeModal
      )
    } else {
      primeModalReducer.pullback(
        state: \.primeModal,
        action: AppAction.primeModalPath,
        environment: { _ in }
      )
    }
  let favoritePrimes: App =
    if moved.contains(.favoritePrimes) {
      Chapter03Effects.Reducer.modern.pullback(
        state: \.favoritePrimes,
        action: AppAction.favoritePrimesPath,
        environment: \.favoritePrimes
      )
    } else {
      favoritePrimesReducer.pullback(
        state: \.favoritePrimes,
        action: AppAction.favoritePrimesPath,
        environment: {
          FavoritePrimesEnvironment(favorites: $0.app.favorites, mainQueue: $0.app.mainQueue)
        }
      )
    }
  let screen = App { state, action, _ in
    guard case .screenSelected(let screen) = action else { return .none }
    state.screen = screen
    return screen == .counter ? .none : Effect(value: .counter(.screenLeft))
  }
  return App.combine(counter, primeModal, favoritePrimes, screen).activityFeed()
}
