// PrimeTime put together: which feature gets which part, and in which order they run.

import Chapter04Modern

extension PrimeTime {
  /// The whole app.
  public struct App: Reducer {
    /// Everything the app knows at a moment, including which screen is open.
    public struct State: Equatable, Sendable {
      public var counter = Counter.State()
      public var favoritePrimes = FavoritePrimes.State()
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

    public enum Action: Equatable, Sendable {
      case counter(Counter.Action)
      case primeModal(PrimeModal.Action)
      case favoritePrimes(FavoritePrimes.Action)
      case screenSelected(State.Screen)
    }

    public init() {}

    // snippet.appBody
    public var body: some ReducerOf<Self> {
      ActivityFeed()
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Scope(state: \.primeModal, action: \.primeModal) {
        PrimeModal()
      }
      Scope(state: \.favoritePrimes, action: \.favoritePrimes) {
        FavoritePrimes()
      }
      Reduce { state, action in
        guard case .screenSelected(let screen) = action else { return .none }
        state.screen = screen
        return screen == .counter ? .none : .send(.counter(.screenLeft))
      }
    }
    // snippet.end
  }
}

extension PrimeTime.App.State {
  /// The part that the sheet works on, gathered from two features and written back to both.
  public var primeModal: PrimeTime.PrimeModal.State {
    get {
      PrimeTime.PrimeModal.State(count: counter.count, favoritePrimes: favoritePrimes.primes)
    }
    set {
      counter.count = newValue.count
      favoritePrimes.primes = newValue.favoritePrimes
    }
  }
}

extension PrimeTime.App.State {
  /// The panel of the feature that is open, and the ways from it to another.
  ///
  /// Complexity: O(number of favourites), and the divisions of `isPrime` for the sheet.
  public var panel: PrimeTime.Panel<PrimeTime.App.Action> {
    typealias Key = PrimeTime.Key<PrimeTime.App.Action>
    let back = Key(character: "b", legend: "b back", action: .screenSelected(.counter))

    switch screen {
    case .counter:
      return counter.panel.map(PrimeTime.App.Action.counter).adding(
        Key(character: "p", legend: "p is this prime?", action: .screenSelected(.primeModal)),
        Key(character: "f", legend: "f favourites", action: .screenSelected(.favoritePrimes)),
        Key(character: "a", legend: "a activity", action: .screenSelected(.activityFeed))
      )
    case .primeModal:
      return primeModal.panel.map(PrimeTime.App.Action.primeModal).adding(back)
    case .favoritePrimes:
      return favoritePrimes.panel.map(PrimeTime.App.Action.favoritePrimes).adding(back)
    case .activityFeed:
      return PrimeTime.activityFeedPanel(activityFeed).adding(back)
    }
  }
}

extension PrimeTime.App.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var counter: AnyCasePath<PrimeTime.App.Action, PrimeTime.Counter.Action> {
      AnyCasePath(
        embed: { .counter($0) },
        extract: { if case .counter(let action) = $0 { action } else { nil } }
      )
    }
    public var primeModal: AnyCasePath<PrimeTime.App.Action, PrimeTime.PrimeModal.Action> {
      AnyCasePath(
        embed: { .primeModal($0) },
        extract: { if case .primeModal(let action) = $0 { action } else { nil } }
      )
    }
    public var favoritePrimes: AnyCasePath<PrimeTime.App.Action, PrimeTime.FavoritePrimes.Action> {
      AnyCasePath(
        embed: { .favoritePrimes($0) },
        extract: { if case .favoritePrimes(let action) = $0 { action } else { nil } }
      )
    }
    public var screenSelected: AnyCasePath<PrimeTime.App.Action, PrimeTime.App.State.Screen> {
      AnyCasePath(
        embed: { .screenSelected($0) },
        extract: { if case .screenSelected(let screen) = $0 { screen } else { nil } }
      )
    }
  }
}
