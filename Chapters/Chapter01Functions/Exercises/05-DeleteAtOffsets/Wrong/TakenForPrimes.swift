// wrong: the offsets are used as the primes themselves
// fails: A single row is deleted
// says: The offsets were used as primes

switch action {
case .deleteFavoritePrimes(let offsets):
  favoritePrimes.removeAll { offsets.contains($0) }
}
