// wrong: the deleted primes are those no longer there
// says: Two 2s were deleted, and one is still there, so none seems to be missing. Look at the rows
//   before they are deleted.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (inside.map { $0.sorted() } → [["added 2", "inside"], ["added 2", "added 7", "inside"],
//   ["added 2", "inside"]]) == ([ ["added 2", "inside"], ["added 2", "added 7", "inside"], ["added
//   2", "inside", "removed 2"], ] → [["added 2", "inside"], ["added 2", "added 7", "inside"],
//   ["added 2", "inside", "removed 2"]])

// instead of
switch action {
case .incrementTapped:
  break
// this
let before = state.favoritePrimes
reducer(&state, action)
switch action {
case .incrementTapped:
  break

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
}
reducer(&state, action)
// this
for offset in offsets.sorted() where offset < before.count {
  guard !state.favoritePrimes.contains(before[offset]) else { continue }
  state.feed.append("removed \(before[offset])")
}
}
