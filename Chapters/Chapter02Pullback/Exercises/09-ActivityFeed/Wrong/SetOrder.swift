// wrong: the rows are visited in the set's own order
// fails: All rows can be deleted at once, and are listed from the first to the last
// says: A set has none

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets where offset < state.favoritePrimes.count {
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
