// wrong: a Set makes removing every copy easy, and loses the order
// fails: Removing takes the count out and leaves the others in their order
// says: the others changed order

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  state.favoritePrimes = Array(Set(state.favoritePrimes).subtracting([state.count]))
}
