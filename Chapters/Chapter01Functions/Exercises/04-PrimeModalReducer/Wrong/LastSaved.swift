// wrong: the number saved last is removed, as if removing undid saving
// says: The newest favourite was removed, not the one that equals the count.
// fails: Removing takes the count out and leaves the others in their order
// gives: (rest.sorted() → [2, 3, 5, 7, 11, 13, 17, 19, 29, 31]) == (others.sorted() → [3, 5, 7, 11,
//   13, 17, 19, 23, 29, 31])

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
if !state.favoritePrimes.isEmpty { state.favoritePrimes.removeLast() }
