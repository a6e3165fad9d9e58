// The feed comes too late
//
// `activityFeed` goes around the app's reducer and records which primes were saved and removed. But
// the feed names primes that are still in the list, and misses some of those that were deleted. At
// first the app even crashed, until somebody added a check of the offsets. Fix it: for each deleted
// row, the feed says which number was in it, from the first row to the last. Offsets beyond the
// list are ignored, and every action still reaches the reducer, once.
//
// kind: fix
// lesson: Before it is gone

typealias Reducer<State, Action> = (inout State, Action) -> Void

struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  var feed: [String] = []
}

enum AppAction: Equatable {
  case incrementTapped
  case saveFavoritePrimeTapped
  case deleteFavoritePrimes(offsets: Set<Int>)
}

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    // answer
    // starter: reducer(&state, action)
    // starter: switch action {
    // starter: case .incrementTapped:
    // starter:   break
    // starter: case .saveFavoritePrimeTapped:
    // starter:   state.feed.append("added \(state.count)")
    // starter: case .deleteFavoritePrimes(let offsets):
    // starter:   for offset in offsets.sorted() where offset < state.favoritePrimes.count {
    // starter:     state.feed.append("removed \(state.favoritePrimes[offset])")
    // starter:   }
    // starter: }
    switch action {
    case .incrementTapped:
      break
    case .saveFavoritePrimeTapped:
      state.feed.append("added \(state.count)")
    case .deleteFavoritePrimes(let offsets):
      for offset in offsets.sorted() where offset < state.favoritePrimes.count {
        state.feed.append("removed \(state.favoritePrimes[offset])")
      }
    }
    reducer(&state, action)
    // end answer
  }
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .incrementTapped:
    state.count += 1
  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
  case .deleteFavoritePrimes(let offsets):
    for offset in offsets.sorted().reversed() where offset < state.favoritePrimes.count {
      state.favoritePrimes.remove(at: offset)
    }
  }
}
