// The root has moved, and with it the store. What has not moved yet is a feature with an
// environment inside of a `body`.

import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Migration

/// PrimeTime on chapter 4's store, with some features moved.
public struct ModernApp: Chapter04Modern.Reducer {
  public typealias State = AppState
  public typealias Action = AppAction

  let environment: AppEnvironment
  let moved: Set<Feature>

  /// - Parameter moved: The features that have moved, besides the root.
  public init(_ environment: AppEnvironment, moved: Set<Feature>) {
    (self.environment, self.moved) = (environment, moved)
  }

  public var body: some Chapter04Modern.Reducer<AppState, AppAction> {
    // What was around the whole is the first in the body: it only looks at what comes by.
    Reduce(Chapter03Effects.Reducer.empty.activityFeed(), environment: ())

    Scope(state: \.counter, action: \.counter) {
      if moved.contains(.counter) {
        MovedCounter().dependency(\.nthPrime, environment.nthPrime)
      } else {
        // snippet.counter
        Reduce(
          counterReducer,
          environment: CounterEnvironment(
            nthPrime: environment.nthPrime,
            mainQueue: environment.mainQueue
          )
        )
        // snippet.end
      }
    }
    Scope(state: \.primeModal, action: \.primeModal) {
      if moved.contains(.primeModal) {
        MovedPrimeModal()
      } else {
        Reduce(primeModalReducer, environment: ())
      }
    }
    Scope(state: \.favoritePrimes, action: \.favoritePrimes) {
      if moved.contains(.favoritePrimes) {
        MovedFavoritePrimes().dependency(\.favorites, environment.favorites)
      } else {
        Reduce(
          favoritePrimesReducer,
          environment: FavoritePrimesEnvironment(
            favorites: environment.favorites,
            mainQueue: environment.mainQueue
          )
        )
      }
    }
    Reduce { state, action in
      guard case .screenSelected(let screen) = action else { return .none }
      state.screen = screen
      return screen == .counter ? .none : .send(.counter(.screenLeft))
    }
  }
}

extension AppAction: CasePathable {
  public struct AllCasePaths: Sendable {
    public var counter: AnyCasePath<AppAction, CounterAction> {
      AnyCasePath(AppAction.counterPath)
    }
    public var primeModal: AnyCasePath<AppAction, PrimeModalAction> {
      AnyCasePath(AppAction.primeModalPath)
    }
    public var favoritePrimes: AnyCasePath<AppAction, FavoritePrimesAction> {
      AnyCasePath(AppAction.favoritePrimesPath)
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
