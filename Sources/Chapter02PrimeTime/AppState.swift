// Everything PrimeTime knows at a moment is in this one value, including which screen is open. Each
// feature finds its part in a property, stored or computed.

public struct AppState: Equatable, Sendable {
  public var count = 0
  public var favoritePrimes: [Int] = []
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

// snippet.primeModal
extension AppState {
  /// The part that the sheet works on, gathered from two fields and written back to both.
  public var primeModal: PrimeModalState {
    get { PrimeModalState(count: count, favoritePrimes: favoritePrimes) }
    set {
      count = newValue.count
      favoritePrimes = newValue.favoritePrimes
    }
  }
}
// snippet.end
