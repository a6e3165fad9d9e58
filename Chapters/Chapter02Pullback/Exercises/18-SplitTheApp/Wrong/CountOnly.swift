// wrong: the sheet saves and removes, but the favourites aren't written back
// says: The count was written back, and the favourites were forgotten.
// fails: The sheet's part is the app's two fields
// gives: ([[app.count], app.favorites, [app.feed.count]] → [[5], [2], [1]]) == [[5], [7, 2], [1]]

// instead of
favorites = newValue.favorites
// this

