// wrong: the entries are made in time, and the offsets are no longer checked
// fails: crash
// says: Index out of range

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() {
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
