// wrong: an empty list doesn't seem worth saving
// fails: The returned function does the work
// says: An empty list is saved like any

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  guard !favorites.isEmpty else { return {} }
  return { [favorites] in disk.file = favorites }
case .clearTapped:
  let old = favorites
  favorites = []
  return { disk.backup = old }
}
