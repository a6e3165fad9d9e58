// wrong: every action gets an entry
// fails: Actions that aren't about a favourite leave no entry
// says: Nothing was saved or removed

switch action {
case .incrementTapped:
  state.feed.append("incremented")
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() where offset < state.favoritePrimes.count {
    state.feed.append("removed \(state.favoritePrimes[offset])")
  }
}
reducer(&state, action)
