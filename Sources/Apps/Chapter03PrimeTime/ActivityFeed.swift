// The feed of what was saved and removed concerns two features, and belongs to neither. It goes
// around the whole app and looks at what passes through.

import Chapter03Effects
import Foundation

/// An entry of the feed.
public struct Activity: Equatable, Sendable {
  /// What happened.
  public var kind: Kind
  /// When it happened.
  public var time: Date

  /// What an entry can say.
  public enum Kind: Equatable, Sendable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)
  }

  /// An entry from what happened and when.
  public init(_ kind: Kind, at time: Date) {
    self.kind = kind
    self.time = time
  }
}

extension Reducer where State == AppState, Action == AppAction {
  /// Writes an entry for each favourite saved, removed or deleted, the oldest first, then runs the
  /// reducer.
  ///
  /// Before, because a deletion says only which rows: once the reducer has run, their numbers are
  /// gone.
  public func activityFeed() -> Reducer {
    Reducer { state, action, environment in
      switch action {
      case .primeModal(.saveFavoritePrimeTapped(let time)):
        state.activityFeed.append(Activity(.addedFavoritePrime(state.counter.count), at: time))

      case .primeModal(.removeFavoritePrimeTapped(let time)):
        state.activityFeed.append(Activity(.removedFavoritePrime(state.counter.count), at: time))

      case .favoritePrimes(.deleteFavoritePrimes(let offsets, let time)):
        let primes = state.favoritePrimes.primes
        for offset in offsets.sorted() where primes.indices.contains(offset) {
          state.activityFeed.append(Activity(.removedFavoritePrime(primes[offset]), at: time))
        }

      case .counter, .favoritePrimes, .screenSelected:
        break
      }
      return run(&state, action, environment)
    }
  }
}

/// The feed's screen, the latest first. There is nothing to do on it.
///
/// Complexity: O(1): it looks at the entries that it shows.
func activityFeedPanel<Action>(
  _ activities: [Activity],
  of user: AppState.User?
) -> Panel<Action> {
  let rows = activities.reversed().prefix(visibleRows).map { activity in
    "  \(clock(activity.time))  \(description(activity.kind))"
  }
  return Panel(
    title: "Activity (times are UTC)",
    body: heading(user) + list(rows, of: activities.count, orElse: "Nothing has happened yet"),
    keys: []
  )
}

/// Whose feed it is.
private func heading(_ user: AppState.User?) -> [String] {
  user.map { [centered($0.name), centered($0.bio), ""] } ?? []
}

private func description(_ kind: Activity.Kind) -> String {
  switch kind {
  case .addedFavoritePrime(let prime): "+ \(prime)"
  case .removedFavoritePrime(let prime): "- \(prime)"
  }
}

/// The time of day in UTC. A local time would make the screen depend on the machine it is seen on.
private func clock(_ time: Date) -> String {
  let day = 24 * 60 * 60
  let seconds = Int(time.timeIntervalSince1970.rounded(.down)) % day
  let second = seconds < 0 ? seconds + day : seconds
  return [second / 3600, second / 60 % 60, second % 60]
    .map { $0 < 10 ? "0\($0)" : "\($0)" }
    .joined(separator: ":")
}
