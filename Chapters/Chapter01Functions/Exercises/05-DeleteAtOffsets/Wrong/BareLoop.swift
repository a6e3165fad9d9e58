// wrong: the rows are deleted from the front, and the list gets too short for the last
// fails: The first two rows are deleted together
// says: The rows were deleted from the front

switch action {
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() {
    favoritePrimes.remove(at: offset)
  }
}
