// wrong: the list is emptied while it is loaded
// says: The list was emptied when the load began. It stays until the answer comes.
// fails: A load is an effect that reads the disk, and sends `.loaded` with what was there
// gives: (log → ["[] loading", "load", "|", "send loaded [7]"]) == ["[2, 3, 2] loading", "load",
//   "|", "send loaded [7]"]

// instead of
favorites.message = "loading"
// this
favorites = Favorites(message: "loading")
