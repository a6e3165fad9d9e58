// wrong: removing what isn't there is a mistake of the other action
// says: Removing added a number that wasn't there. What isn't there needs no removing.
// fails: Removing what isn't there changes nothing
// gives: (lists → [[2, 3, 5], [5]]) == [[2, 3], []]

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
if state.favoritePrimes.contains(state.count) {
  state.favoritePrimes.removeAll { $0 == state.count }
} else {
  state.favoritePrimes.append(state.count)
}
