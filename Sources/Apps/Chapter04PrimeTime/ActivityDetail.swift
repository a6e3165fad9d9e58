// An entry of the feed, opened. An older entry about the same number opens on top of it, so the
// same feature can be on the stack several times, and each is found by its id.

import AppScreen
import Chapter04Modern
import Foundation

extension PrimeTime {
  /// One entry of the feed. It removes its number from the favourites, and dismisses itself.
  public struct ActivityDetail: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public let activity: Activity
      /// What happened to the same number before, the oldest first.
      public let earlier: [Activity]
      @Shared public var favoritePrimes: [Int]

      public init(activity: Activity, earlier: [Activity], favoritePrimes: Shared<[Int]>) {
        self.activity = activity
        self.earlier = earlier
        _favoritePrimes = favoritePrimes
      }
    }

    public enum Action: Equatable, Sendable {
      /// For the parent: show the entry before this one.
      case earlierTapped
      case removeFavoritePrimeTapped
    }

    @Dependency(\.dismiss) private var dismiss

    public init() {}

    /// Removes every copy of the number, and goes back to whatever is below.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .earlierTapped:
        return .none
      // snippet.removeFavorite
      case .removeFavoritePrimeTapped:
        let prime = state.activity.kind.prime
        state.$favoritePrimes.withLock { $0.removeAll { $0 == prime } }
        return .run { _ in await dismiss() }
      // snippet.end
      }
    }
  }
}

extension PrimeTime.ActivityDetail.State {
  /// The state of the screen for an entry of the feed, found by its index.
  init(index: Int, of feed: [PrimeTime.Activity], favoritePrimes: Shared<[Int]>) {
    let prime = feed[index].kind.prime
    self.init(
      activity: feed[index],
      earlier: feed[..<index].filter { $0.kind.prime == prime },
      favoritePrimes: favoritePrimes
    )
  }

  /// The state of the screen for the entry before this one; nil if this is the first.
  var before: Self? {
    earlier.last.map {
      Self(activity: $0, earlier: earlier.dropLast(), favoritePrimes: $favoritePrimes)
    }
  }

  /// Complexity: O(`favoritePrimes.count`).
  public var panel: Screen<PrimeTime.ActivityDetail.Action> {
    let prime = activity.kind.prime
    let isFavorite = favoritePrimes.contains(prime)
    let verb =
      switch activity.kind {
      case .addedFavoritePrime: "added"
      case .removedFavoritePrime: "removed"
      }
    var panel = Screen<PrimeTime.ActivityDetail.Action>(
      title: "PrimeTime · Activity › \(prime)",
      body: [
        centered("\(prime) was \(verb)"),
        centered("at \(activity.time.timeOfDay) UTC"),
        "",
        centered(isFavorite ? "It is a favourite ♥" : "It isn't a favourite"),
      ],
      keys: []
    )
    if !earlier.isEmpty {
      panel.keys.append(Key("e", "e earlier", .earlierTapped))
    }
    if isFavorite {
      panel.keys.append(Key("r", "r remove from favourites", .removeFavoritePrimeTapped))
    }
    return panel
  }
}

extension PrimeTime.ActivityDetail.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var earlierTapped: AnyCasePath<PrimeTime.ActivityDetail.Action, Void> {
      AnyCasePath(embed: { .earlierTapped }, extract: { $0 == .earlierTapped ? () : nil })
    }
    public var removeFavoritePrimeTapped: AnyCasePath<PrimeTime.ActivityDetail.Action, Void> {
      AnyCasePath(
        embed: { .removeFavoritePrimeTapped },
        extract: { $0 == .removeFavoritePrimeTapped ? () : nil }
      )
    }
  }
}
