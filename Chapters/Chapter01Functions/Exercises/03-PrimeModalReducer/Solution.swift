// Save and remove
//
// Write the reducer of the sheet that says whether the count is prime. Saving always adds the count
// at the end of the favourites: it is up to the screen to offer only what makes sense. After
// removing, the count isn't among the favourites any more, and the others are as before. The count
// itself never changes here.
//
// kind: write
// lesson: Save and remove

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
