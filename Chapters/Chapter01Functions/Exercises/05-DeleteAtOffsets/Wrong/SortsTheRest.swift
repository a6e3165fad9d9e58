// wrong: the primes are sorted to put the rows back in order
// says: The rows that stay were sorted. They should keep their order.
// fails: Of equal primes, only the row that was named is deleted
// gives: (lists → [[2, 3], [2, 2, 2, 3]]) == [[2, 3], [2, 3, 2, 2]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
let rows = Set(favoritePrimes.indices).subtracting(offsets)
favoritePrimes = rows.map { [favoritePrimes] in favoritePrimes[$0] }.sorted()
