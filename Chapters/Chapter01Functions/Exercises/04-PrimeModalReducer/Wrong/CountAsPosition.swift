// wrong: the count is used as a position in the list
// says: Position 2 was removed. The count is a number in the list, not a position.
// fails: Removing takes the count out and leaves the others in their order
// gives: (rest.sorted() → [2, 3, 5, 11, 13, 17, 19, 23, 29, 31]) == (others.sorted() → [3, 5, 7,
//   11, 13, 17, 19, 23, 29, 31])

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
if state.favoritePrimes.indices.contains(state.count) {
  state.favoritePrimes.remove(at: state.count)
}
