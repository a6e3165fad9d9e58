// wrong: the app's sheet has a count and favourites of its own
// says: The getter doesn't gather the app's count and favourites. There is no second copy of
//   them.
// fails: The sheet's part is the app's two fields
// gives: (app.sheet → Sheet(count: 3, favorites: [])) == Sheet(count: 3, favorites: [2])

// instead of
Sheet(count: count, favorites: favorites)
// this
Sheet(count: count)
