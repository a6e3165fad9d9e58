// wrong: the deleted primes are worked out afterwards, as those no longer there
// fails: Of equal primes, the one that was deleted is in the feed
// says: what is missing doesn't tell what was deleted

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
