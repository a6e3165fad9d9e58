// wrong: the load is described, but not returned
// says: Nothing was read: the effect that `loadTapped` returns has to load.
// fails: A load is an effect that reads the disk, and sends `.loaded` with what was there
// gives: (log → ["[2, 3, 2] loading", "|"]) == ["[2, 3, 2] loading", "load", "|", "send loaded
//   [7]"]

// instead of
return disk.load().map(FavoritesAction.loaded)
// this
_ = disk.load().map(FavoritesAction.loaded)
return .none
