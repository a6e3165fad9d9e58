// wrong: a Set lists its rows from the back
// says: The rows were deleted in the order in which the Set happened to list them: a Set has no
//   order.
// fails: Several rows are deleted together
// gives: (lists → [[5, 7, 11, 13, 17, 19], [5, 7, 13, 19]]) == [[5, 7, 11, 13, 17, 19], [11, 13,
//   17, 19]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets {
