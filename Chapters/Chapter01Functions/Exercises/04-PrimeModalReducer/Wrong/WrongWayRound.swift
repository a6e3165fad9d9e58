// wrong: saving and removing are mixed up
// says: Nothing was saved: are saving and removing the wrong way round?
// fails: Saving puts the count at the end of the favourites
// gives: (saving(7, in: [11, 2]) → [11, 2]) == [11, 2, 7]

// instead of
state.favoritePrimes.append(state.count)
// this
state.favoritePrimes.removeAll { $0 == state.count }
