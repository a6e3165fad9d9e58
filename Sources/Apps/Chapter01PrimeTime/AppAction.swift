// Everything that can happen in PrimeTime. An action says what the user did; the reducer decides
// what to do about it. What the reducer can't know, the time, is part of the action.

import Foundation

/// What the user can do in PrimeTime, one case for each screen and one for the way between them.
// snippet.AppAction
public enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)
  case screenSelected(AppState.Screen)
}

public enum CounterAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
}

public enum PrimeModalAction: Equatable, Sendable {
  case saveFavoritePrimeTapped(at: Date)
  case removeFavoritePrimeTapped(at: Date)
}

public enum FavoritePrimesAction: Equatable, Sendable {
  case deleteFavoritePrimes(offsets: Set<Int>, at: Date)
}
// snippet.end
