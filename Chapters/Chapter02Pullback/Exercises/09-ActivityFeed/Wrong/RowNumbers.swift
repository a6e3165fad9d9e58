// wrong: the offsets go into the feed as if they were the primes
// fails: The feed names the prime that was deleted, not the one that moved up
// says: 0 is the row's number

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() where offset < state.favoritePrimes.count {
    state.feed.append("removed \(offset)")
  }
}
reducer(&state, action)
