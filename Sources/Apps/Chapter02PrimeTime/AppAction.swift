// All that can happen in PrimeTime. Each case holds the actions of one feature, and each has a
// property that finds it, because a key path can lead to a property and not to a case.

/// What the user can do in PrimeTime, one case for each feature and one for the way between
/// screens.
// snippet.AppAction
public enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)
  case screenSelected(AppState.Screen)
}
// snippet.end

// Enum properties: the payload of the case, or nil. Writing puts another payload into the same
// case. It never turns one case into another, so on another case, or with nil, it does nothing.
extension AppAction {
  /// The counter's action.
  // snippet.enumProperty
  public var counter: CounterAction? {
    get {
      guard case .counter(let action) = self else { return nil }
      return action
    }
    set {
      guard case .counter = self, let newValue else { return }
      self = .counter(newValue)
    }
  }
  // snippet.end

  /// The sheet's action.
  public var primeModal: PrimeModalAction? {
    get {
      guard case .primeModal(let action) = self else { return nil }
      return action
    }
    set {
      guard case .primeModal = self, let newValue else { return }
      self = .primeModal(newValue)
    }
  }

  /// The list's action.
  public var favoritePrimes: FavoritePrimesAction? {
    get {
      guard case .favoritePrimes(let action) = self else { return nil }
      return action
    }
    set {
      guard case .favoritePrimes = self, let newValue else { return }
      self = .favoritePrimes(newValue)
    }
  }

  /// The screen that was selected.
  public var screenSelected: AppState.Screen? {
    get {
      guard case .screenSelected(let screen) = self else { return nil }
      return screen
    }
    set {
      guard case .screenSelected = self, let newValue else { return }
      self = .screenSelected(newValue)
    }
  }
}
