// wrong: `removeAll` knows what to remove
// says: Every favourite was removed, but only 2 should be: `removeAll` takes a condition.
// fails: Removing takes the count out and leaves the others in their order
// gives: (rest.sorted() → []) == (others.sorted() → [3, 5, 7, 11, 13, 17, 19, 23, 29, 31])

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
state.favoritePrimes.removeAll()
