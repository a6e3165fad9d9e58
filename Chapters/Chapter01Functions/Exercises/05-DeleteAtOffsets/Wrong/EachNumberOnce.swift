// wrong: what stays is also cleared of numbers that are there more than once
// says: The 5 was deleted, and two of the three 2s with it. Nobody named their rows.
// fails: Of equal primes, only the row that was named is deleted
// gives: (lists → [[2, 3], [2, 3]]) == [[2, 3], [2, 3, 2, 2]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
var seen: Set<Int> = []
favoritePrimes = favoritePrimes.indices.filter { !offsets.contains($0) }
  .map { favoritePrimes[$0] }
  .filter { seen.insert($0).inserted }
