// wrong: the bounds check leaves the last row out
// says: The last row was named, but stayed: the check leaves it out.
// fails: Of equal primes, only the row that was named is deleted
// gives: (lists → [[2, 3, 2], [2, 3, 2, 2]]) == [[2, 3], [2, 3, 2, 2]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.sorted().reversed() where offset < favoritePrimes.count - 1 {
