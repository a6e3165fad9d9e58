// wrong: the sheet never changes the count, so that it needn't be written back
// says: The favourites were written back, and the count was forgotten.
// fails: The sheet's part is the app's two fields
// gives: ([[app.count], app.favorites, [app.feed.count]] → [[3], [7, 2], [1]]) == [[5], [7, 2],
//   [1]]

// instead of
count = newValue.count
// this

