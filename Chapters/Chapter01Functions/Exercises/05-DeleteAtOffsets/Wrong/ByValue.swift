// wrong: the numbers in those rows are deleted, wherever else they are
// fails: Of equal primes, only the row that was named is deleted
// says: the other 2 stays

switch action {
case .deleteFavoritePrimes(let offsets):
  let primes = offsets.map { favoritePrimes[$0] }
  favoritePrimes.removeAll { primes.contains($0) }
}
