// All that can happen in PrimeTime. Each case holds the actions of one feature, and for each case
// there is a path that leads both ways: an answer from an effect has to be embedded.

import Chapter03Effects

/// What can happen in PrimeTime, one case for each feature and one for the way between screens.
public enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)
  case screenSelected(AppState.Screen)
}

extension AppAction {
  /// The counter's actions.
  public static let counterPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.counter,
    extract: { action in
      guard case .counter(let counter) = action else { return nil }
      return counter
    }
  )

  /// The sheet's actions.
  public static let primeModalPath = CasePath<AppAction, PrimeModalAction>(
    embed: AppAction.primeModal,
    extract: { action in
      guard case .primeModal(let primeModal) = action else { return nil }
      return primeModal
    }
  )

  /// The list's actions.
  public static let favoritePrimesPath = CasePath<AppAction, FavoritePrimesAction>(
    embed: AppAction.favoritePrimes,
    extract: { action in
      guard case .favoritePrimes(let favoritePrimes) = action else { return nil }
      return favoritePrimes
    }
  )
}
