// wrong: `filter` is expected to change the list
// says: 2 is still there. A copy, or what `filter` returns, changes nothing until you assign it.
// fails: Removing takes the count out and leaves the others in their order
// gives: (rest.sorted() → [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31]) == (others.sorted() → [3, 5, 7,
//   11, 13, 17, 19, 23, 29, 31])

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
_ = state.favoritePrimes.filter { $0 != state.count }
