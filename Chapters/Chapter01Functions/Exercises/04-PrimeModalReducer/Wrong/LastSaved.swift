// wrong: the number saved last is removed, as if removing undid saving
// fails: Removing takes the count out and leaves the others in their order
// says: The newest favourite was removed

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  state.favoritePrimes.removeLast()
}
