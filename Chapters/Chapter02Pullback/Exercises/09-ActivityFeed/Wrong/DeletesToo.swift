// wrong: the feed removes the rows as it names them, and then the reducer removes others
// fails: The feed changes nothing but itself
// says: are the reducer's work

switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
case .deleteFavoritePrimes(let offsets):
  let rows = offsets.sorted().filter { $0 < state.favoritePrimes.count }
  for offset in rows { state.feed.append("removed \(state.favoritePrimes[offset])") }
  for offset in rows.reversed() { state.favoritePrimes.remove(at: offset) }
}
reducer(&state, action)
