// wrong: every row but the first is taken to have moved by one, however many went before
// fails: Any set of rows goes, and only those
// says: Without the rows [0, 1, 2]

switch action {
case .deleteFavoritePrimes(let offsets):
  for (index, offset) in offsets.sorted().enumerated() {
    favoritePrimes.remove(at: index == 0 ? offset : offset - 1)
  }
}
