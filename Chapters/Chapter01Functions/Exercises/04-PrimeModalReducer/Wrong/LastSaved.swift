// wrong: what was saved last is taken back, as if remove were the undo of save
// fails: Removing takes the count out and leaves the others in their order
// says: The newest favourite went

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  state.favoritePrimes.removeLast()
}
