// wrong: the user deletes one row at a time
// says: Two rows were named, and only one was deleted.
// fails: Several rows are deleted together
// gives: (lists → [[2, 5, 7, 11, 13, 17, 19], [2, 3, 5, 11, 13, 17, 19]]) == [[5, 7, 11, 13, 17,
//   19], [11, 13, 17, 19]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.sorted().reversed().prefix(1) {
