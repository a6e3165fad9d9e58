// The feed of what was saved and removed concerns two features, and belongs to neither. In chapter
// 1, its lines stood among theirs. Here it goes around the whole app, and looks at what passes
// through.

import Chapter02Pullback
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

/// Writes an entry for each favourite saved, removed or deleted, the oldest first, then runs the
/// reducer.
///
/// It writes first because a deletion only names rows: once the reducer has run, their numbers are
/// gone.
// snippet.activityFeed
public func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    switch action {
    case .primeModal(.saveFavoritePrimeTapped(let time)):
      state.activityFeed.append(Activity(.addedFavoritePrime(state.count), at: time))

    case .primeModal(.removeFavoritePrimeTapped(let time)):
      state.activityFeed.append(Activity(.removedFavoritePrime(state.count), at: time))

    case .favoritePrimes(.deleteFavoritePrimes(let offsets, let time)):
      for offset in offsets.sorted() where state.favoritePrimes.indices.contains(offset) {
        let prime = state.favoritePrimes[offset]
        state.activityFeed.append(Activity(.removedFavoritePrime(prime), at: time))
      }

    case .counter, .screenSelected:
      break
    }
    reducer(&state, action)
  }
}
// snippet.end

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

/// The time of day in UTC. With a local time, the screen would depend on the machine.
private func clock(_ time: Date) -> String {
  let day = 24 * 60 * 60
  let seconds = Int(time.timeIntervalSince1970.rounded(.down)) % day
  let second = seconds < 0 ? seconds + day : seconds
  return [second / 3600, second / 60 % 60, second % 60]
    .map { $0 < 10 ? "0\($0)" : "\($0)" }
    .joined(separator: ":")
}
