// Save and remove
//
// Write the reducer of the sheet that says whether the count is prime. Saving puts the count at
// the end of the favourites, whether it is there already or not. Removing takes it out, every copy
// of it, and leaves the others in their order. The count itself never changes here.
//
// kind: write
// lesson: Remove means every copy

struct PrimeModalState: Equatable {
  var count: Int
  var favoritePrimes: [Int]
}

enum PrimeModalAction {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

func primeModalReducer(_ state: inout PrimeModalState, _ action: PrimeModalAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped:
    state.favoritePrimes.removeAll { $0 == state.count }
  }
  // end answer
}
