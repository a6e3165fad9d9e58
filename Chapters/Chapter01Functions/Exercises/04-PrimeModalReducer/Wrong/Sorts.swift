// wrong: favourites are kept sorted
// says: The list was sorted. The favourites stay in the order in which they were saved.
// fails: Saving puts the count at the end of the favourites
// gives: (saving(7, in: [11, 2]) → [2, 7, 11]) == [11, 2, 7]

// instead of
state.favoritePrimes.append(state.count)
// this
state.favoritePrimes.append(state.count)
state.favoritePrimes.sort()
