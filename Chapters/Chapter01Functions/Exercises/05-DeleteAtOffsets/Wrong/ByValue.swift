// wrong: the numbers in those rows are deleted, wherever else they are
// says: The user deleted a row, not a number: the other 2 stays.
// fails: Of equal primes, only the row that was named is deleted
// gives: (lists → [[3], [2, 3, 2, 2]]) == [[2, 3], [2, 3, 2, 2]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
let primes = offsets.map { favoritePrimes[$0] }
favoritePrimes.removeAll { primes.contains($0) }
