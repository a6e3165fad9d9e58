// wrong: a set keeps no order, and sorting the primes is taken for the order of the rows
// fails: The rows that stay keep their order
// says: were sorted

switch action {
case .deleteFavoritePrimes(let offsets):
  let rows = Set(favoritePrimes.indices).subtracting(offsets)
  favoritePrimes = rows.map { [favoritePrimes] in favoritePrimes[$0] }.sorted()
}
