// wrong: every row but the first is expected one row further up, however many went before it
// fails: Any set of rows is deleted, and no others
// says: not always the rows that were named

switch action {
case .deleteFavoritePrimes(let offsets):
  for (index, offset) in offsets.sorted().enumerated() {
    favoritePrimes.remove(at: index == 0 ? offset : offset - 1)
  }
}
