// wrong: an id is used as an index
// says: Screen 1 is gone, and the screen at index 1 was found. An id isn't an index: look it up in
//   `ids`.
// fails: An id is not an index
// gives: (find(1, in: stack) → "9") == "none"

// instead of
ids.firstIndex(of: id).map { screens[$0] }
// this
screens.indices.contains(id) ? screens[id] : nil
