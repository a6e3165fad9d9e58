// wrong: the copy for the backup is taken after the list was emptied
// fails: The returned function does the work
// says: after the list had been emptied

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  favorites = []
  return { [favorites] in disk.backup = favorites }
}
