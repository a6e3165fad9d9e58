// wrong: the function is made, called to be sure, and returned as well
// fails: Handling an action writes nothing
// says: wrote twice

switch action {
case .deleteTapped(let prime):
  favorites.removeAll { $0 == prime }
  return {}
case .saveTapped:
  let save = { [favorites] in disk.file = favorites }
  save()
  return save
case .clearTapped:
  let cleared = favorites
  favorites = []
  return { disk.backup = cleared }
}
