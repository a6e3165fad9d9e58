// wrong: the rows are deleted from the front, and the list gets too short for the last
// fails: The first two rows go together
// says: The rows went from the front

switch action {
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.sorted() {
    favoritePrimes.remove(at: offset)
  }
}
