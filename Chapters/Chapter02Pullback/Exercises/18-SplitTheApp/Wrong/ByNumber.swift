// wrong: offsets are taken for the numbers in the rows
// says: The number 2 was deleted, and 0 wasn't found. Offsets are rows: here the first and the
//   third.
// fails: The list runs alone
// gives: (favorites → [3, 5, 7]) == [3, 7]

// instead of
for offset in offsets.sorted().reversed() where favorites.indices.contains(offset) {
  favorites.remove(at: offset)
}
// this
favorites.removeAll { offsets.contains($0) }
