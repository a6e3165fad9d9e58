// wrong: the reducer refuses to save what is there already
// fails: Saving a number twice leaves two copies
// says: A reducer does what the action says

switch action {
case .saveFavoritePrimeTapped:
  if !state.favoritePrimes.contains(state.count) {
    state.favoritePrimes.append(state.count)
  }
case .removeFavoritePrimeTapped:
  state.favoritePrimes.removeAll { $0 == state.count }
}
