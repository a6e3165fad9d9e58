// wrong: saving what is there takes it out
// says: Saving took the 7 out, because it was there. Saving adds; removing is another tap.
// fails: Saving a number again adds another copy
// gives: (lists → [[2], [2]]) == [[7, 2, 7], [7, 2, 7, 7]]

// instead of
state.favoritePrimes.append(state.count)
// this
if state.favoritePrimes.contains(state.count) {
  state.favoritePrimes.removeAll { $0 == state.count }
} else {
  state.favoritePrimes.append(state.count)
}
