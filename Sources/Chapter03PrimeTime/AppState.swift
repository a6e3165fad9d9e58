// Everything PrimeTime knows at a moment is in this one value: which screen is open, and also what is
// being waited for. Each feature finds its part in a property, stored or computed.

public struct AppState: Equatable, Sendable {
  public var counter = CounterState()
  public var favoritePrimes = FavoritePrimesState()
  public var activityFeed: [Activity] = []
  public var screen = Screen.counter

  public init() {}

  public enum Screen: Equatable, Sendable {
    case counter
    case primeModal
    case favoritePrimes
    case activityFeed
  }
}

extension AppState {
  /// The part that the sheet works on, gathered from two features and written back to both.
  public var primeModal: PrimeModalState {
    get { PrimeModalState(count: counter.count, favoritePrimes: favoritePrimes.primes) }
    set {
      counter.count = newValue.count
      favoritePrimes.primes = newValue.favoritePrimes
    }
  }
}
