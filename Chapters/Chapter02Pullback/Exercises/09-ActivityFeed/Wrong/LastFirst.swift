// wrong: the rows are visited from the last to the first, as for deleting them
// fails: All rows can be deleted at once, and are listed from the first to the last
// says: from the last row to the first

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted().reversed() where offset < state.favoritePrimes.count {
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
