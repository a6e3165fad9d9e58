// Several rows together
//
// The user deletes one or more rows from the list, and the wrong ones disappear. At first the app
// even crashed, until somebody added a bounds check. Fix the reducer so that it deletes exactly the
// rows that the user has selected. `offsets` has their positions, none of which is beyond the
// list's end.
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
