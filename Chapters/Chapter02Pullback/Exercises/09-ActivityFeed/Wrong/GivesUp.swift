// wrong: an offset that isn't in the list ends the function, and the reducer's call comes last
// fails: Offsets beyond the list are ignored
// says: didn't reach the reducer

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() {
    guard offset < state.favoritePrimes.count else { return }
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
