// wrong: the rows are visited from the last to the first, as for deleting them
// says: The entries go from the last row to the first.
// fails: Several rows are listed from the first to the last
// gives: (order → "from the last row to the first") == "from the first row to the last"

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
for offset in offsets.sorted(by: >) where offset < state.favoritePrimes.count {
