// The feed of what was saved and removed concerns three features, and belongs to none of them. In
// chapter 2 it was a function around the whole app's reducer, because it must run first. A `body`
// runs from top to bottom, so here it is the reducer at the top.

import AppScreen
import Chapter04Modern
import Foundation

extension PrimeTime {
  /// What was saved or removed, and when.
  public struct Activity: Equatable, Sendable {
    public var kind: Kind
    public var time: Date

    public enum Kind: Equatable, Sendable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)

      public var prime: Int {
        switch self {
        case .addedFavoritePrime(let prime), .removedFavoritePrime(let prime): prime
        }
      }
    }

    public init(_ kind: Kind, at time: Date) {
      self.kind = kind
      self.time = time
    }
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

  /// Writes an entry for each favourite saved, removed or deleted, the oldest first. Changes
  /// nothing else.
  ///
  /// Put it above the features: a deletion names only rows, and once the list's own reducer has
  /// run, their numbers are gone.
  public struct ActivityFeed: Reducer {
    public typealias State = App.State
    public typealias Action = App.Action

    @Dependency(\.date.now) private var now

    public init() {}

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      // snippet.saved
      case .counter(.destination(.presented(.primeModal(.saveFavoritePrimeTapped)))):
        state.activityFeed.append(Activity(.addedFavoritePrime(state.counter.count), at: now))
      // snippet.end

      case .counter(.destination(.presented(.primeModal(.removeFavoritePrimeTapped)))):
        state.activityFeed.append(Activity(.removedFavoritePrime(state.counter.count), at: now))

      case .path(.element(let id, .removeFavoritePrimeTapped)):
        guard let prime = state.path[id: id]?.activity.kind.prime else { break }
        state.activityFeed.append(Activity(.removedFavoritePrime(prime), at: now))

      case .favoritePrimes(.deleteFavoritePrimes(let offsets)):
        let primes = state.favoritePrimes.primes
        for offset in offsets.sorted() where primes.indices.contains(offset) {
          state.activityFeed.append(Activity(.removedFavoritePrime(primes[offset]), at: now))
        }

      case .counter, .favoritePrimes, .screenSelected, .activityTapped, .path:
        break
      }
      return .none
    }
  }

  /// Whose feed it is.
  private static func heading(_ user: User?) -> [String] {
    user.map { [centered($0.name), centered($0.bio), ""] } ?? []
  }

  /// The feed's screen, the latest entry first. A digit opens an entry, by its index in the feed.
  ///
  /// Complexity: O(1): it looks only at the entries that it shows.
  static func activityFeedPanel<Action>(
    _ activities: [Activity],
    of user: User?,
    open: (Int) -> Action
  ) -> Screen<Action> {
    let shown = activities.indices.reversed().prefix(visibleRows)
    let rows = zip(1..., shown).map { row, index in
      "  \(row)  \(activities[index].time.timeOfDay)  \(activities[index].kind.text)"
    }
    return Screen(
      title: "PrimeTime · Activity (times are UTC)",
      body: heading(user)
        + list(rows, of: activities.count, orElse: "Nothing has happened yet"),
      keys: rowKeys(shown, "details", action: open)
    )
  }
}

extension PrimeTime.Activity.Kind {
  fileprivate var text: String {
    switch self {
    case .addedFavoritePrime(let prime): "+ \(prime)"
    case .removedFavoritePrime(let prime): "- \(prime)"
    }
  }
}

extension Date {
  /// The time of day in UTC. A local time would make the screen depend on the machine it is on.
  var timeOfDay: String {
    let day = 24 * 60 * 60
    let seconds = Int(timeIntervalSince1970.rounded(.down)) % day
    let second = seconds < 0 ? seconds + day : seconds
    return [second / 3600, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}
