// wrong: the list is left for the work to empty, which can't reach it
// fails: The reducer still changes the list
// says: Only the backup waits

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  return { [favorites] in disk.backup = favorites }
}
