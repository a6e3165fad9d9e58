// The feed of what was saved and removed concerns two features, and is neither's business. In
// chapter 2 it was a function around the whole app's reducer, since it must run first. A `body`
// runs from top to bottom: here it is a reducer that stands first.

import Chapter04Modern
import Foundation

extension PrimeTime {
  public struct Activity: Equatable, Sendable {
    public var kind: Kind
    public var time: Date

    public enum Kind: Equatable, Sendable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }

    public init(_ kind: Kind, at time: Date) {
      self.kind = kind
      self.time = time
    }
  }

  /// Writes an entry for each favourite saved, removed or deleted, the oldest first. Changes
  /// nothing else.
  ///
  /// To stand above the features: a deletion says only which rows, and once the list's own reducer
  /// has run, their numbers are gone.
  public struct ActivityFeed: Reducer {
    public typealias State = App.State
    public typealias Action = App.Action

    @Dependency(\.date.now) private var now

    public init() {}

    // snippet.activityFeedReduce
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .primeModal(.saveFavoritePrimeTapped):
        state.activityFeed.append(Activity(.addedFavoritePrime(state.counter.count), at: now))

      case .primeModal(.removeFavoritePrimeTapped):
        state.activityFeed.append(Activity(.removedFavoritePrime(state.counter.count), at: now))

      case .favoritePrimes(.deleteFavoritePrimes(let offsets)):
        let primes = state.favoritePrimes.primes
        for offset in offsets.sorted() where primes.indices.contains(offset) {
          state.activityFeed.append(Activity(.removedFavoritePrime(primes[offset]), at: now))
        }

      case .counter, .favoritePrimes, .screenSelected:
        break
      }
      return .none
    }
    // snippet.end
  }

  /// The feed's screen, the latest first. There is nothing to do on it.
  ///
  /// Complexity: O(1): it looks at the entries that it shows.
  static func activityFeedPanel<Action>(_ activities: [Activity]) -> Panel<Action> {
    let rows = activities.reversed().prefix(visibleRows).map { activity in
      "  \(timeOfDay(activity.time))  \(activity.kind.text)"
    }
    return Panel(
      title: "Activity (times are UTC)",
      body: list(rows, of: activities.count, orElse: "Nothing has happened yet"),
      keys: []
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

/// The time of day in UTC. A local time would make the screen depend on the machine it is seen on.
private func timeOfDay(_ time: Date) -> String {
  let day = 24 * 60 * 60
  let seconds = Int(time.timeIntervalSince1970.rounded(.down)) % day
  let second = seconds < 0 ? seconds + day : seconds
  return [second / 3600, second / 60 % 60, second % 60]
    .map { $0 < 10 ? "0\($0)" : "\($0)" }
    .joined(separator: ":")
}
