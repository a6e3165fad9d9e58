// The sheet that says whether the count is prime, and saves or removes it. It needs two parts of
// the app's state, which lie apart there: see `AppState.primeModal`.

import Foundation

/// What the sheet shows and changes: the count, and the favourites.
// snippet.PrimeModalState
public struct PrimeModalState: Equatable, Sendable {
  public var count: Int
  public var favoritePrimes: [Int]

  public init(count: Int, favoritePrimes: [Int] = []) {
    self.count = count
    self.favoritePrimes = favoritePrimes
  }
}
// snippet.end

/// What the user can do on the sheet.
public enum PrimeModalAction: Equatable, Sendable {
  case saveFavoritePrimeTapped(at: Date)
  case removeFavoritePrimeTapped(at: Date)
}

/// Saving and removing take the count as it is, prime or not, a favourite or not; it is up to the
/// screen to offer only what makes sense. Removing takes every copy.
public func primeModalReducer(_ state: inout PrimeModalState, _ action: PrimeModalAction) {
  switch action {
  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped:
    state.favoritePrimes.removeAll { $0 == state.count }
  }
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
