// The feed that the learner tests, and the same with mistakes in it. Which one it is, the
// environment says: 0 is right.

import Chapter02PrimeTime
import Chapter02Pullback
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    switch (bug, action) {
    // bug: a feed that names what is in the rows after the deletion
    case (1, .favoritePrimes):
      reducer(&state, action)
      state.activityFeed += entries(for: action, in: state)

    default:
      state.activityFeed += mistaken(entries(for: action, in: state))
      run(reducer, &state, action)
    }
  }
}

private func mistaken(_ entries: [Activity]) -> [Activity] {
  switch bug {
  // bug: a feed that says added for a favourite that was removed
  case 2:
    return entries.map { entry in
      guard case .removedFavoritePrime(let prime) = entry.kind else { return entry }
      return Activity(.addedFavoritePrime(prime), at: entry.time)
    }

  // bug: a feed that looks at a clock of its own
  case 3:
    return entries.map { Activity($0.kind, at: Date()) }

  // bug: a feed that goes through the deleted rows from the last to the first
  case 4:
    return entries.reversed()

  default:
    return entries
  }
}

private func run(
  _ reducer: Reducer<AppState, AppAction>,
  _ state: inout AppState,
  _ action: AppAction
) {
  switch (bug, action) {
  // bug: an app in which what the feed doesn't mention has no effect
  case (5, .counter), (5, .screenSelected):
    break

  // bug: an app in which a favourite that is saved is in the list twice
  case (6, .primeModal):
    reducer(&state, action)
    reducer(&state, action)

  default:
    reducer(&state, action)
  }
}

/// What the action will do to the favourites, which must still be there.
private func entries(for action: AppAction, in state: AppState) -> [Activity] {
  switch action {
  case .primeModal(.saveFavoritePrimeTapped(let time)):
    return [Activity(.addedFavoritePrime(state.count), at: time)]

  case .primeModal(.removeFavoritePrimeTapped(let time)):
    return [Activity(.removedFavoritePrime(state.count), at: time)]

  case .favoritePrimes(.deleteFavoritePrimes(let offsets, let time)):
    return offsets.sorted().filter(state.favoritePrimes.indices.contains).map { offset in
      Activity(.removedFavoritePrime(state.favoritePrimes[offset]), at: time)
    }

  // bug: a feed with an entry for a step of the counter
  case .counter where bug == 7:
    return [Activity(.addedFavoritePrime(state.count), at: .distantPast)]

  case .counter, .screenSelected:
    return []
  }
}
