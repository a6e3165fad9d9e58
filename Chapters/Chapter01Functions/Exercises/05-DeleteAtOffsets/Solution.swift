// Several at once
//
// Somebody deletes rows from the list, one or several at once, and the wrong ones go. At first the
// app even crashed, then the bounds were checked. Mend the reducer: exactly the rows named by
// `offsets`, counted before anything is deleted, go. Offsets beyond the list don't occur.
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
