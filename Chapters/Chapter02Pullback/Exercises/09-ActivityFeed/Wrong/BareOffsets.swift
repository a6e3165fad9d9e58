// wrong: the entries are made in time, so the offsets needn't be checked
// says: There is no row 9 among two. An offset beyond the list has no entry.
// fails: crash
// gives: Every action reaches the reducer, once: Fatal error: Index out of range

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
for offset in offsets.sorted() {
