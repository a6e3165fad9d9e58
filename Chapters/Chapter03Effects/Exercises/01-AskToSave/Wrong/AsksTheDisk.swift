// wrong: the reducer looks at the disk, to save a write
// fails: The returned function does the work
// says: must not ask the disk

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  if disk.file == favorites { return {} }
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  let old = favorites
  favorites = []
  return { disk.backup = old }
}
