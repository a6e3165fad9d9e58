// wrong: clearing the list is expected to clear what was saved, too
// fails: Each action writes where it should, once
// says: What was saved stays

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  let cleared = favorites
  favorites = []
  return {
    disk.backup = cleared
    disk.file = []
  }
}
