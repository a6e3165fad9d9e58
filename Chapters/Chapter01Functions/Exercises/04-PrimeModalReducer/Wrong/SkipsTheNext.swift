// wrong: removing in a loop over the indices skips the row that moves up
// fails: Removing takes out every copy
// says: The 7 next to a removed one was skipped

switch action {
case .saveFavoritePrimeTapped:
  state.favoritePrimes.append(state.count)
case .removeFavoritePrimeTapped:
  for index in state.favoritePrimes.indices
  where index < state.favoritePrimes.count && state.favoritePrimes[index] == state.count {
    state.favoritePrimes.remove(at: index)
  }
}
