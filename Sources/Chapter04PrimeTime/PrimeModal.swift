// The sheet that says whether the count is prime, and saves or removes it. Its state is two parts
// of the app's: see `PrimeTime.App.State.primeModal`.
//
// An optional state of its own, with `ifLet`, would be the other way. It would hold a copy of the
// favourites, and a file that is loaded while the sheet is open would change the one and not the
// other.

import Chapter04Modern

extension PrimeTime {
  public struct PrimeModal: Reducer {
    public struct State: Equatable, Sendable {
      public var count: Int
      public var favoritePrimes: [Int]

      public init(count: Int, favoritePrimes: [Int] = []) {
        self.count = count
        self.favoritePrimes = favoritePrimes
      }
    }

    public enum Action: Equatable, Sendable {
      case saveFavoritePrimeTapped
      case removeFavoritePrimeTapped
    }

    public init() {}

    /// Saving and removing take the count as it is, prime or not, a favourite or not: to offer only
    /// what makes sense is the screen's part. Removing takes every copy.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .saveFavoritePrimeTapped:
        state.favoritePrimes.append(state.count)
      case .removeFavoritePrimeTapped:
        state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
      }
      return .none
    }
  }
}

extension PrimeTime.PrimeModal.State {
  /// Complexity: O(`favoritePrimes.count`), and the divisions of `isPrime`.
  public var panel: PrimeTime.Panel<PrimeTime.PrimeModal.Action> {
    var panel = PrimeTime.Panel<PrimeTime.PrimeModal.Action>(
      title: "Is this prime?",
      body: [],
      keys: []
    )
    if !isPrime(count) {
      panel.body = [PrimeTime.centered("\(count) is not prime")]
    } else if favoritePrimes.contains(count) {
      panel.body = [PrimeTime.centered("\(count) is prime ♥")]
      panel.keys = [
        .init(
          character: "r",
          legend: "r remove from favourites",
          action: .removeFavoritePrimeTapped
        )
      ]
    } else {
      panel.body = [PrimeTime.centered("\(count) is prime")]
      panel.keys = [
        .init(character: "s", legend: "s save to favourites", action: .saveFavoritePrimeTapped)
      ]
    }
    return panel
  }
}

extension PrimeTime.PrimeModal.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var saveFavoritePrimeTapped: AnyCasePath<PrimeTime.PrimeModal.Action, Void> {
      AnyCasePath(
        embed: { .saveFavoritePrimeTapped },
        extract: { if case .saveFavoritePrimeTapped = $0 { () } else { nil } }
      )
    }
    public var removeFavoritePrimeTapped: AnyCasePath<PrimeTime.PrimeModal.Action, Void> {
      AnyCasePath(
        embed: { .removeFavoritePrimeTapped },
        extract: { if case .removeFavoritePrimeTapped = $0 { () } else { nil } }
      )
    }
  }
}
