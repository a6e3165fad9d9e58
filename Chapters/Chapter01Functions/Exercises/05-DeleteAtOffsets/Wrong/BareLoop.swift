// wrong: the rows are deleted from the front, and the list gets too short for the last
// says: The rows were deleted from the front: once row 0 is gone, every other row has moved up by
//   one, and row 1 is another prime.
// fails: Several rows are deleted together
// gives: (lists → [[3, 7, 11, 13, 17, 19], [3, 7, 13, 19]]) == [[5, 7, 11, 13, 17, 19], [11, 13,
//   17, 19]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.sorted() {
