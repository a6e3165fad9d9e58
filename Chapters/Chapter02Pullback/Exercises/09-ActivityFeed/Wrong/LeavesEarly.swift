// wrong: an action without an entry leaves the function
// says: The increment never reached the reducer. The feed holds no action back, entry or no entry.
// fails: Every action reaches the reducer, once
// gives: (runs → [0, 1, 1, 1, 1]) == [1, 1, 1, 1, 1]

// instead of
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
// this
case .incrementTapped:
  return
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
