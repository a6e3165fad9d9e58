// wrong: offsets are a range from the first to the last
// says: A row between those that were named was deleted, too.
// fails: Any set of rows is deleted, and no others
// gives: (actual → [7, 11, 13, 17, 19]) == (expected → [3, 7, 11, 13, 17, 19])

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
if let first = offsets.min(), let last = offsets.max() {
  favoritePrimes.removeSubrange(first...last)
}
