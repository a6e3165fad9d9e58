// Save and remove
//
// Write the reducer of the sheet that says whether the count is prime. Saving puts the count at the
// end of the favourites, even if it is already among them, and even if it isn't prime: it is up to
// the screen to offer only what makes sense. Removing takes out every copy of the count and leaves
// the other numbers in their order. The count itself never changes here.
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
