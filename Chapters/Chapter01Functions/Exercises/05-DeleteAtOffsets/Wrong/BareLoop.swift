// wrong: the rows are deleted from the front, and the list gets too short for the last
// fails: crash
// says: Index out of range

switch action {
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() {
    favoritePrimes.remove(at: offset)
  }
}
