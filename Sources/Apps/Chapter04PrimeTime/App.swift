// PrimeTime put together: which feature gets which part, and in which order they run.

import AppScreen
import Chapter04Modern

extension PrimeTime {
  /// The whole app.
  public struct App: Reducer, Sendable {
    /// Everything the app knows at a moment, including which screen is open.
    public struct State: Equatable, Sendable {
      public var counter: Counter.State
      public var favoritePrimes: FavoritePrimes.State
      public var activityFeed: [Activity] = []
      /// Who is signed in, if anybody is.
      public var user: User?
      /// The entries of the feed that are open, one on top of the other.
      public var path = StackState<ActivityDetail.State>()
      public var screen = Screen.counter

      /// An app whose screens share one list of favourites.
      public init(
        count: Int = 0,
        favoritePrimes primes: Shared<[Int]> = Shared(value: []),
        user: User? = nil
      ) {
        counter = Counter.State(count: count, favoritePrimes: primes)
        favoritePrimes = FavoritePrimes.State(primes: primes)
        self.user = user
      }

      public enum Screen: Equatable, Sendable {
        case counter
        case favoritePrimes
        case activityFeed
      }
    }

    public enum Action: Equatable, Sendable {
      case counter(Counter.Action)
      case favoritePrimes(FavoritePrimes.Action)
      case screenSelected(State.Screen)
      case activityTapped(index: Int)
      case path(StackActionOf<ActivityDetail>)
    }

    public init() {}

    // snippet.appBody
    public var body: some ReducerOf<Self> {
      ActivityFeed()
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Scope(state: \.favoritePrimes, action: \.favoritePrimes) {
        FavoritePrimes()
      }
      Reduce { state, action in
        switch action {
        case .screenSelected(let screen):
          state.screen = screen
          state.path.removeAll()
          return screen == .counter ? .none : .send(.counter(.screenLeft))

        case .activityTapped(let index):
          guard state.activityFeed.indices.contains(index) else { return .none }
          state.path.append(
            ActivityDetail.State(
              index: index,
              of: state.activityFeed,
              favoritePrimes: state.favoritePrimes.$primes
            )
          )
          return .none

        case .path(.element(let id, .earlierTapped)):
          if let before = state.path[id: id]?.before { state.path.append(before) }
          return .none

        case .counter, .favoritePrimes, .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path) {
        ActivityDetail()
      }
    }
    // snippet.end
  }
}

extension PrimeTime.App.State {
  /// The panel of the feature that is open, and the ways from it to another.
  ///
  /// Complexity: O(number of favourites), and the divisions of `isPrime` for the sheet.
  public var panel: AppScreen.Screen<PrimeTime.App.Action> {
    typealias Action = PrimeTime.App.Action
    let back = Key("b", "b back", Action.screenSelected(.counter))

    switch screen {
    case .counter:
      let panel = counter.panel.map(Action.counter)
      // A sheet or an alert gets every key.
      guard counter.destination == nil else { return panel }
      return panel.adding(
        Key("f", "f favourites", .screenSelected(.favoritePrimes)),
        Key("a", "a activity", .screenSelected(.activityFeed))
      )
    case .favoritePrimes:
      return favoritePrimes.panel.map(Action.favoritePrimes).adding(back)
    case .activityFeed:
      if let id = path.ids.last, let detail = path[id: id] {
        return detail.panel.map { Action.path(.element(id: id, action: $0)) }.adding(
          Key("b", "b back", .path(.popFrom(id: id)))
        )
      }
      return PrimeTime.activityFeedPanel(activityFeed, of: user) {
        Action.activityTapped(index: $0)
      }
      .adding(back)
    }
  }
}

extension PrimeTime.App.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var counter: AnyCasePath<PrimeTime.App.Action, PrimeTime.Counter.Action> {
      AnyCasePath(embed: PrimeTime.App.Action.counter) {
        if case .counter(let it) = $0 { it } else { nil }
      }
    }
    public var favoritePrimes: AnyCasePath<PrimeTime.App.Action, PrimeTime.FavoritePrimes.Action> {
      AnyCasePath(embed: PrimeTime.App.Action.favoritePrimes) {
        if case .favoritePrimes(let it) = $0 { it } else { nil }
      }
    }
    public var screenSelected: AnyCasePath<PrimeTime.App.Action, PrimeTime.App.State.Screen> {
      AnyCasePath(embed: PrimeTime.App.Action.screenSelected) {
        if case .screenSelected(let it) = $0 { it } else { nil }
      }
    }
    public var activityTapped: AnyCasePath<PrimeTime.App.Action, Int> {
      AnyCasePath(embed: PrimeTime.App.Action.activityTapped) {
        if case .activityTapped(let it) = $0 { it } else { nil }
      }
    }
    public var path: AnyCasePath<PrimeTime.App.Action, StackActionOf<PrimeTime.ActivityDetail>> {
      AnyCasePath(embed: PrimeTime.App.Action.path) {
        if case .path(let it) = $0 { it } else { nil }
      }
    }
  }
}
