// wrong: an action without an entry leaves the function, and never reaches the reducer
// fails: Every action reaches the reducer, once
// says: entry or no entry

switch action {
case .incrementTapped:
  return
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() where offset < state.favoritePrimes.count {
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
