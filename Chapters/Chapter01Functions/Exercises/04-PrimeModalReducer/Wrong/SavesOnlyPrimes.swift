// wrong: the reducer repeats the check that the screen made before it offered the key
// fails: A number that isn't prime is saved like any other
// says: The reducer judged the number

let count = state.count
switch action {
case .saveFavoritePrimeTapped:
  if count > 1, (1..<count).allSatisfy({ $0 == 1 || count % $0 != 0 }) {
    state.favoritePrimes.append(count)
  }
case .removeFavoritePrimeTapped:
  state.favoritePrimes.removeAll { $0 == count }
}
