// wrong: the filter's condition is the wrong way round
// says: The wrong way round: the rows that were named stayed, and the others were deleted.
// fails: A single row is deleted
// gives: (lists → [[5], [2]]) == [[2, 3, 7], [3, 5, 7]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
favoritePrimes = favoritePrimes.indices.filter { offsets.contains($0) }.map { favoritePrimes[$0] }
