// Everything PrimeTime knows is in this one value, including which screen is open. Each feature has
// its part in a property, stored or computed.

/// What all screens of PrimeTime show, and which of them is open.
public struct AppState: Equatable, Sendable {
  /// The number on the counter.
  public var count = 0
  /// The favourites, in the order in which they were saved.
  public var favoritePrimes: [Int] = []
  /// What was saved and removed, the oldest first.
  public var activityFeed: [Activity] = []
  /// Who is signed in, if anybody is.
  public var user: User?
  /// The screen that is open.
  public var screen = Screen.counter

  /// The state when the app starts.
  public init(user: User? = nil) {
    self.user = user
  }

  /// Somebody who is signed in.
  public struct User: Equatable, Sendable {
    public let id: Int
    public var name: String
    public var bio: String

    public init(id: Int, name: String, bio: String) {
      self.id = id
      self.name = name
      self.bio = bio
    }
  }

  /// The screens, one of which is open.
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
