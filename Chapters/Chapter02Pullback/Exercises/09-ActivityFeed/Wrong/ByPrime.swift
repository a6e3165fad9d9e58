// wrong: a sorted feed is easier to read
// says: The entries are sorted by prime. Sort the rows.
// fails: Several rows are listed from the first to the last
// gives: (order → "by prime") == "from the first row to the last"

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
// this
let rows = offsets.filter { $0 < state.favoritePrimes.count }
for prime in rows.map({ state.favoritePrimes[$0] }).sorted() {
  state.feed.append("removed \(prime)")
}
