// wrong: the function is adapted, and the reducer combined with it runs the function again
// says: One tap did what two should: the old lines run twice for each action.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (added → ["[2, 3, 2, 3, 3] old", "|"]) == ["[2, 3, 2, 3] old", "|"]

// instead of
let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> { favorites, action, disk in
  switch action {
// this
let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> { favorites, action, disk in
  Before.favoritesReducer(&favorites, action)
  switch action {
