// wrong: nil is treated as an empty list, though it means that nothing was saved
// says: Nothing was saved, and the list was emptied. The message says so, and the list stays.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (answered → [["[2, 3, 2] saved", "|"], ["[] nothing was saved", "|"]]) == [["[2, 3, 2]
//   saved", "|"], ["[2, 3, 2] nothing was saved", "|"]]

// instead of
favorites.message = "nothing was saved"
return .none
// this
favorites = Favorites(message: "nothing was saved")
return .none
