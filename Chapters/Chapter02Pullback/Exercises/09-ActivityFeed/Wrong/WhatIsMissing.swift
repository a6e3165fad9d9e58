// wrong: the deleted primes are worked out afterwards, as those no longer there
// fails: Of equal primes, the one that went is in the feed
// says: what went can't be told by what is missing

let before = state.favoritePrimes
reducer(&state, action)
switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes:
  for prime in before where !state.favoritePrimes.contains(prime) {
    state.feed.append("removed \(prime)")
  }
}
