// wrong: the offsets are used as the primes themselves
// says: The offsets were used as primes. They are rows: row 2 is the third one, the 5.
// fails: A single row is deleted
// gives: (lists → [[3, 5, 7], [2, 3, 5, 7]]) == [[2, 3, 7], [3, 5, 7]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
favoritePrimes.removeAll { offsets.contains($0) }
