// wrong: the setter makes a new app from the sheet's part
// says: The setter emptied the feed. It writes the sheet's two fields, and leaves the rest alone.
// fails: The sheet's part is the app's two fields
// gives: ([[app.count], app.favorites, [app.feed.count]] → [[5], [7, 2], [0]]) == [[5], [7, 2],
//   [1]]

// instead of
count = newValue.count
favorites = newValue.favorites
// this
self = App(count: newValue.count, favorites: newValue.favorites)
