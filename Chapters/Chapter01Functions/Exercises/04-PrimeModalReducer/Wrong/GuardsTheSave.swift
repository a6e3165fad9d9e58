// wrong: the reducer refuses to save what is there already
// says: 7 was saved again, but there is no new copy. A reducer does what the action says;
//   offering only what makes sense is up to the screen.
// fails: Saving a number again adds another copy
// gives: (lists → [[7, 2], [7, 2, 7]]) == [[7, 2, 7], [7, 2, 7, 7]]

// instead of
state.favoritePrimes.append(state.count)
// this
if !state.favoritePrimes.contains(state.count) {
  state.favoritePrimes.append(state.count)
}
