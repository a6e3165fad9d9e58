// wrong: a deletion is one entry
// says: Eight rows were deleted, and only the first has an entry. Each row has its own.
// fails: Several rows are listed from the first to the last
// gives: (order → "["removed 11"]") == "from the first row to the last"

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
// this
if let offset = offsets.sorted().first(where: { $0 < state.favoritePrimes.count }) {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
