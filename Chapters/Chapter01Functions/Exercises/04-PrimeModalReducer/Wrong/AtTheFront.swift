// wrong: the newest favourite is the first one
// says: The newest favourite is the last one; here it became the first.
// fails: Saving puts the count at the end of the favourites
// gives: (saving(7, in: [11, 2]) → [7, 11, 2]) == [11, 2, 7]

// instead of
state.favoritePrimes.append(state.count)
// this
state.favoritePrimes.insert(state.count, at: 0)
