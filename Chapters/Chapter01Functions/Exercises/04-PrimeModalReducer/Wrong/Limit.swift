// wrong: a list of favourites has a limit
// says: There were 1000 favourites, and another one was refused. The task names no limit.
// fails: Saving puts the count at the end of the favourites
// gives: (many → 1000) == 1001

// instead of
state.favoritePrimes.append(state.count)
// this
if state.favoritePrimes.count < 100 { state.favoritePrimes.append(state.count) }
