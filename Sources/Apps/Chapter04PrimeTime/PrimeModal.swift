// The sheet that says whether the count is prime, and saves or removes it. In chapters 2 and 3 its
// state was gathered from two features by a computed property. Now it is presented, so it has a
// state of its own, which is made when the sheet opens. A copy of the favourites in it would miss a
// file that is loaded while the sheet is open, so it shares them.

import AppScreen
import Chapter04Modern

extension PrimeTime {
  /// The sheet: is this number prime, and is it a favourite?
  public struct PrimeModal: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public let count: Int
      @Shared public var favoritePrimes: [Int]

      public init(count: Int, favoritePrimes: Shared<[Int]> = Shared(value: [])) {
        self.count = count
        _favoritePrimes = favoritePrimes
      }
    }

    public enum Action: Equatable, Sendable {
      case saveFavoritePrimeTapped
      case removeFavoritePrimeTapped
    }

    public init() {}

    /// Saves or removes the count as it is, prime or not, a favourite or not: offering only what
    /// makes sense is up to the screen. Removes every copy.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .saveFavoritePrimeTapped:
        state.$favoritePrimes.withLock { $0.append(state.count) }
      case .removeFavoritePrimeTapped:
        state.$favoritePrimes.withLock { primes in primes.removeAll { $0 == state.count } }
      }
      return .none
    }
  }
}

extension PrimeTime.PrimeModal.State {
  /// Complexity: O(`favoritePrimes.count`), and the divisions of `isPrime`.
  public var panel: Screen<PrimeTime.PrimeModal.Action> {
    var panel = Screen<PrimeTime.PrimeModal.Action>(
      title: "PrimeTime · Is this prime?",
      body: [],
      keys: []
    )
    if !isPrime(count) {
      panel.body = [centered("\(count) is not prime")]
    } else if favoritePrimes.contains(count) {
      panel.body = [centered("\(count) is prime ♥")]
      panel.keys = [Key("r", "r remove from favourites", .removeFavoritePrimeTapped)]
    } else {
      panel.body = [centered("\(count) is prime")]
      panel.keys = [Key("s", "s save to favourites", .saveFavoritePrimeTapped)]
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
        extract: { $0 == .saveFavoritePrimeTapped ? () : nil }
      )
    }
    public var removeFavoritePrimeTapped: AnyCasePath<PrimeTime.PrimeModal.Action, Void> {
      AnyCasePath(
        embed: { .removeFavoritePrimeTapped },
        extract: { $0 == .removeFavoritePrimeTapped ? () : nil }
      )
    }
  }
}
