// wrong: every row but the first is expected one row further up, however many went before it
// says: Each row but the first was looked for one row further up. That is right for the second;
//   the third has moved up by two.
// fails: Several rows are deleted together
// gives: (lists → [[5, 7, 11, 13, 17, 19], [5, 11, 17, 19]]) == [[5, 7, 11, 13, 17, 19], [11, 13,
//   17, 19]]

// instead of
for offset in offsets.sorted().reversed() {
  favoritePrimes.remove(at: offset)
}
// this
for (index, offset) in offsets.sorted().enumerated() {
  favoritePrimes.remove(at: index == 0 ? offset : offset - 1)
}
