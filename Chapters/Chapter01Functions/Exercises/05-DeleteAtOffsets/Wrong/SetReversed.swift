// wrong: a Set is reversed, as if it had an order
// fails: Any set of rows is deleted, and no others
// says: a Set has no order

switch action {
case .deleteFavoritePrimes(let offsets):
  for offset in offsets.reversed() {
    favoritePrimes.remove(at: offset)
  }
}
