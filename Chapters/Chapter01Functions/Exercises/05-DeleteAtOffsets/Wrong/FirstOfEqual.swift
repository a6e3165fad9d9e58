// wrong: the row is found by its number
// says: The last row was named, but the first of the two 2s was deleted: a number doesn't say
//   which row.
// fails: Of equal primes, only the row that was named is deleted
// gives: (lists → [[3, 2], [2, 3, 2, 2]]) == [[2, 3], [2, 3, 2, 2]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
for prime in offsets.map({ favoritePrimes[$0] }) {
  if let row = favoritePrimes.firstIndex(of: prime) { favoritePrimes.remove(at: row) }
}
