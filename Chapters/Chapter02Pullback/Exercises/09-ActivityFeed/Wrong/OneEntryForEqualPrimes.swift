// wrong: a prime is listed once
// says: Two rows with a 2 were deleted, and there is one entry. Each row has its own.
// fails: Of equal primes, the one that was deleted is in the feed
// gives: (feed → ["removed 2"]) == ["removed 2", "removed 2"]

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
// this
var seen: Set<Int> = []
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  guard seen.insert(state.favoritePrimes[offset]).inserted else { continue }
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
