// wrong: the offsets are used as the primes themselves
// fails: One row goes
// says: The offsets were taken for primes

switch action {
case .deleteFavoritePrimes(let offsets):
  favoritePrimes.removeAll { offsets.contains($0) }
}
