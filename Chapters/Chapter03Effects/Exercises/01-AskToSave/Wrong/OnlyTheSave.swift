// wrong: the line of the bug report is fixed, and its neighbour still writes
// fails: Handling an action writes nothing
// says: Its backup is work for the caller, too

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  disk.backup = favorites
  favorites = []
  return {}
}
