// wrong: the rows are expected to be there
// says: The row 9 isn't there, and the program ended. Chapter 1's app ignores such offsets.
// fails: crash
// gives: The list runs alone: Fatal error: Index out of range

// instead of
for offset in offsets.sorted().reversed() where favorites.indices.contains(offset) {
// this
for offset in offsets.sorted().reversed() {
