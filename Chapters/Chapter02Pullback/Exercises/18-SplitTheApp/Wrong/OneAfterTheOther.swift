// wrong: the rows are deleted from the first to the last, and move up meanwhile
// says: The row 0 was deleted first, and the others moved up. Delete from the last row to the
//   first.
// fails: The list runs alone
// gives: (favorites → [3, 5]) == [3, 7]

// instead of
for offset in offsets.sorted().reversed() where favorites.indices.contains(offset) {
// this
for offset in offsets.sorted() where favorites.indices.contains(offset) {
