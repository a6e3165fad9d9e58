// wrong: `filter` is expected to change the list
// fails: Removing takes the count out and leaves the others in their order
// says: changes nothing until you assign it

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  _ = state.favoritePrimes.filter { $0 != state.count }
}
