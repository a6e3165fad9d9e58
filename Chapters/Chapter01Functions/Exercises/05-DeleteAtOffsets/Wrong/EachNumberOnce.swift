// wrong: what stays is also cleared of numbers that are there more than once
// fails: Of equal primes, only the row that was named is deleted
// says: Nobody named their rows

switch action {
case .deleteFavoritePrimes(let offsets):
  var seen: Set<Int> = []
  favoritePrimes = favoritePrimes.indices.filter { !offsets.contains($0) }
    .map { favoritePrimes[$0] }
    .filter { seen.insert($0).inserted }
}
