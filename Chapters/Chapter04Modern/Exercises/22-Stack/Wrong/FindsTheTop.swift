// wrong: the screen that is asked for is the one on top
// says: The subscript found the top screen, whichever id was asked for.
// fails: The subscript finds a screen by its id
// gives: (found → ["9", "9", "9"]) == ["7", "8", "9"]

// instead of
ids.firstIndex(of: id).map { screens[$0] }
// this
ids.isEmpty ? nil : screens.last
