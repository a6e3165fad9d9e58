// wrong: an offset may be as large as the count
// says: There is no row 3 among three: the first is 0. An offset beyond the list has no entry.
// fails: crash
// gives: Offsets beyond the list are ignored: Fatal error: Index out of range

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
for offset in offsets.sorted() where offset <= state.favoritePrimes.count {
