// wrong: a Set is reversed, as if it had an order
// says: The rows were deleted in the order in which the Set happened to list them: a Set has no
//   order, and `reversed()` gives it none.
// fails: Several rows are deleted together
// gives: (lists → [[3, 7, 11, 13, 17, 19], [3, 13, 17, 19]]) == [[5, 7, 11, 13, 17, 19], [11, 13,
//   17, 19]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.reversed() {
