// wrong: what was cleared is added to what was cleared before
// fails: The returned function does the work
// says: were added to an older backup

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  let old = favorites
  favorites = []
  return { disk.backup += old }
}
