// Ask for it
//
// You replayed a bug report, and the replay overwrote the favourites on your own disk. Make
// `favoritesReducer` return the work instead of doing it: a function that writes, for the caller to
// call. `saveTapped` writes the favourites into `file`. `clearTapped` writes them into `backup`,
// and empties the list. `deleteTapped` already writes nothing.
//
// kind: fix
// lesson: A reducer that writes a file

final class Disk {
  var file: [Int] = [] { didSet { writes += 1 } }
  var backup: [Int] = [] { didSet { writes += 1 } }
  private(set) var writes = 0
}

enum FavoritesAction {
  case deleteTapped(Int)
  case saveTapped
  case clearTapped
}

func favoritesReducer(
  _ favorites: inout [Int],
  _ action: FavoritesAction,
  disk: Disk
) -> () -> Void {
  // answer
  // starter: switch action {
  // starter: case .deleteTapped(let prime):
  // starter:   favorites.removeAll { $0 == prime }
  // starter:   return {}
  // starter: case .saveTapped:
  // starter:   disk.file = favorites
  // starter:   return {}
  // starter: case .clearTapped:
  // starter:   disk.backup = favorites
  // starter:   favorites = []
  // starter:   return {}
  // starter: }
  switch action {
  case .deleteTapped(let prime):
    favorites.removeAll { $0 == prime }
    return {}
  case .saveTapped:
    return { [favorites] in disk.file = favorites }
  case .clearTapped:
    let cleared = favorites
    favorites = []
    return { disk.backup = cleared }
  }
  // end answer
}
