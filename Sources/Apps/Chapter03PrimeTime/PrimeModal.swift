// The sheet that says whether the count is prime, and saves or removes it. It needs parts of two
// features, which don't lie together: see `AppState.primeModal`. It has no effects, so it needs no
// environment: `Void` is one with nothing in it.

import Chapter03Effects
import Foundation

/// What the sheet shows and changes: the count, and the favourites.
public struct PrimeModalState: Equatable, Sendable {
  /// The number in question.
  public var count: Int
  /// The favourites, among which the number may be.
  public var favoritePrimes: [Int]

  /// A sheet about a number.
  public init(count: Int, favoritePrimes: [Int] = []) {
    self.count = count
    self.favoritePrimes = favoritePrimes
  }
}

/// What the user can do on the sheet.
public enum PrimeModalAction: Equatable, Sendable {
  case saveFavoritePrimeTapped(at: Date)
  case removeFavoritePrimeTapped(at: Date)
}

/// Saving and removing take the count as it is, prime or not, a favourite or not; it is up to the
/// screen to offer only what makes sense. Removing takes every copy.
public let primeModalReducer = Reducer<PrimeModalState, PrimeModalAction, Void> {
  state,
  action,
  _ in
  switch action {
  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped:
    state.favoritePrimes.removeAll { $0 == state.count }
  }
  return .none
}

/// Complexity: O(`state.favoritePrimes.count`), and the divisions of `isPrime`.
public func primeModalPanel(_ state: PrimeModalState) -> Panel<PrimeModalAction> {
  var panel = Panel<PrimeModalAction>(title: "Is this prime?", body: [], keys: [])
  if !isPrime(state.count) {
    panel.body = [centered("\(state.count) is not prime")]
  } else if state.favoritePrimes.contains(state.count) {
    panel.body = [centered("\(state.count) is prime ♥")]
    panel.keys = [
      Key(character: "r", legend: "r remove from favourites") {
        .removeFavoritePrimeTapped(at: $0)
      }
    ]
  } else {
    panel.body = [centered("\(state.count) is prime")]
    panel.keys = [
      Key(character: "s", legend: "s save to favourites") { .saveFavoritePrimeTapped(at: $0) }
    ]
  }
  return panel
}
