// wrong: every row but the first is expected one row further up, however many went before it
// fails: Any set of rows goes, and only those
// says: not always those that were

switch action {
case .deleteFavoritePrimes(let offsets):
  for (index, offset) in offsets.sorted().enumerated() {
    favoritePrimes.remove(at: index == 0 ? offset : offset - 1)
  }
}
