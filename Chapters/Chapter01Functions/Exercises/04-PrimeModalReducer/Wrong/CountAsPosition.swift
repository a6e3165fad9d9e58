// wrong: the count is used as a position in the list
// fails: Removing takes the count out and leaves the others in their order
// says: The count is a number in the list, not a position

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  if state.favoritePrimes.indices.contains(state.count) {
    state.favoritePrimes.remove(at: state.count)
  }
}
