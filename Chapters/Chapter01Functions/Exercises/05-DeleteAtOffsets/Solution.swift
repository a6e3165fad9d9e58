// Several at once
//
// The user deletes rows from the list, one or several at once, and the wrong ones go. At first the
// app even crashed; since then the bounds are checked. Fix the reducer: exactly the rows named by
// `offsets` go, counted in the list as it was before. No offset is beyond the end of that list.
//
// kind: fix
// lesson: Offsets are positions

enum FavoritePrimesAction {
  case deleteFavoritePrimes(offsets: Set<Int>)
}

func favoritePrimesReducer(_ favoritePrimes: inout [Int], _ action: FavoritePrimesAction) {
  // answer
  // starter: switch action {
  // starter: case .deleteFavoritePrimes(let offsets):
  // starter:   for offset in offsets.sorted() where offset < favoritePrimes.count {
  // starter:     favoritePrimes.remove(at: offset)
  // starter:   }
  // starter: }
  switch action {
  case .deleteFavoritePrimes(let offsets):
    for offset in offsets.sorted().reversed() {
      favoritePrimes.remove(at: offset)
    }
  }
  // end answer
}
