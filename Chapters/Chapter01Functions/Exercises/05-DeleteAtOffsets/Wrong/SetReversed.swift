// wrong: a Set is taken to have an order that can be reversed
// fails: Any set of rows goes, and only those
// says: a Set has no order

switch action {
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.reversed() {
    favoritePrimes.remove(at: offset)
  }
}
