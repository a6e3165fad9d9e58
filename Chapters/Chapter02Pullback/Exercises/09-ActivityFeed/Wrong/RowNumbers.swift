// wrong: the offsets are the primes
// says: The feed names the row's number. It names the prime that was in the row.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (inside.map { $0.sorted() } → [["added 2", "inside"], ["added 2", "added 7", "inside"],
//   ["added 2", "inside", "removed 0"]]) == ([ ["added 2", "inside"], ["added 2", "added 7",
//   "inside"], ["added 2", "inside", "removed 2"], ] → [["added 2", "inside"], ["added 2", "added
//   7", "inside"], ["added 2", "inside", "removed 2"]])

// instead of
state.feed.append("removed \(state.favoritePrimes[offset])")
// this
state.feed.append("removed \(offset)")
