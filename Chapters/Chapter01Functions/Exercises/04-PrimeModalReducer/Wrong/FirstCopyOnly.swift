// wrong: the first copy is removed, the others stay
// fails: Removing takes out every copy
// says: `firstIndex(of:)` finds only one

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  if let index = state.favoritePrimes.firstIndex(of: state.count) {
    state.favoritePrimes.remove(at: index)
  }
}
