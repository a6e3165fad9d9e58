// wrong: a pure function is expected to save nothing at all
// fails: The returned function does the work
// says: it wrote no favourites into `file`

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return {}
case .clearTapped:
  favorites = []
  return {}
}
