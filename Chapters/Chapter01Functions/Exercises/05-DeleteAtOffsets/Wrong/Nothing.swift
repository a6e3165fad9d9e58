// wrong: removing from a copy is enough
// says: Nothing was deleted: a copy is gone when the function returns.
// fails: A single row is deleted
// gives: (lists → [[2, 3, 5, 7], [2, 3, 5, 7]]) == [[2, 3, 7], [3, 5, 7]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
var primes = favoritePrimes
for offset in offsets.sorted().reversed() { primes.remove(at: offset) }
