// Several rows together
//
// The user deletes one or more rows from the list, and the wrong ones disappear. At first the app
// even crashed, until somebody added a bounds check. Fix the reducer so that it deletes exactly the
// rows named by `offsets`. The offsets count rows in the list as it was before the deletion, and
// none is beyond its end.
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
