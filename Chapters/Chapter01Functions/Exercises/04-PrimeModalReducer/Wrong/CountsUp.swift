// wrong: after saving, the counter goes on
// says: The count changed, but a tap changes the favourites only.
// fails: A tap leaves the count alone
// gives: (counts → [8, 7]) == [7, 7]

// instead of
state.favoritePrimes.append(state.count)
// this
state.favoritePrimes.append(state.count)
state.count += 1
