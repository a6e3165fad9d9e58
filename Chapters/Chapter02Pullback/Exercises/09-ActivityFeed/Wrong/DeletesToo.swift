// wrong: the feed takes the rows out as it names them, and the reducer takes out others
// fails: The feed changes nothing but itself
// says: The feed only writes down

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
