// wrong: the primes are sorted to put the rows back in order
// fails: The rows that stay keep their order
// says: were sorted

switch action {
case .deleteFavoritePrimes(let offsets):
  let rows = Set(favoritePrimes.indices).subtracting(offsets)
  favoritePrimes = rows.map { [favoritePrimes] in favoritePrimes[$0] }.sorted()
}
