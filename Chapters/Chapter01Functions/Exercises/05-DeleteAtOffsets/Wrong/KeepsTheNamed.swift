// wrong: the filter's condition is the wrong way round
// fails: A single row is deleted
// says: The wrong way round

switch action {
case .deleteFavoritePrimes(let offsets):
  favoritePrimes = favoritePrimes.indices.filter { offsets.contains($0) }.map { favoritePrimes[$0] }
}
