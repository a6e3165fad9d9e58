// wrong: `filter` says what is left out
// says: The wrong way round: 2 stayed, and all the others were removed.
// fails: Removing takes the count out and leaves the others in their order
// gives: (rest.sorted() → [2]) == (others.sorted() → [3, 5, 7, 11, 13, 17, 19, 23, 29, 31])

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
state.favoritePrimes = state.favoritePrimes.filter { $0 == state.count }
