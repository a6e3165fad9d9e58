// wrong: a load is work, and nothing more
// says: The disk was read, and no action came: `map` turns what it gives into `.loaded`.
// fails: A load is an effect that reads the disk, and sends `.loaded` with what was there
// gives: (log → ["[2, 3, 2] loading", "load", "|"]) == ["[2, 3, 2] loading", "load", "|", "send
//   loaded [7]"]

// instead of
return disk.load().map(FavoritesAction.loaded)
// this
return disk.load().fireAndForget()
