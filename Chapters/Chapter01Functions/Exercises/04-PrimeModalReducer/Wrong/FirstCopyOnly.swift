// wrong: the first copy is removed, the others stay
// says: One copy of 7 was removed, but two are left: `firstIndex(of:)` finds only one.
// fails: Removing takes out every copy
// gives: (rest.sorted() → [2, 3, 3, 7, 7]) == [2, 3, 3]

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
if let index = state.favoritePrimes.firstIndex(of: state.count) {
  state.favoritePrimes.remove(at: index)
}
