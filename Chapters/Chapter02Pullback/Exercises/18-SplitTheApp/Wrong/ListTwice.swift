// wrong: the list is combined a second time
// says: One tap on a row deleted two: the list is in the app twice.
// fails: The app in parts does what the big reducer did
// gives: Law broken: after the same events, both apps show the same. Shortest script: 3 actions.
//   start Visible(count: 0, favorites: [], feed: []) 1 .save(second: 0) favorites[0]: + 0 feed[0]:
//   + "addedFavoritePrime(0) at 0.0" 2 .save(second: 0) favorites[1]: + 0 feed[1]: +
//   "addedFavoritePrime(0) at 0.0" 3 .delete(rows: [0], second: 0) favorites[0]: - 0 favorites[1]:
//   - 0 feed[2]: + "removedFavoritePrime(0) at 0.0" expected actual favorites [0] []

// instead of
pullback(listReducer, value: \.favorites, action: \.list)
// this
combine(
  pullback(listReducer, value: \.favorites, action: \.list),
  pullback(listReducer, value: \.favorites, action: \.list)
)
