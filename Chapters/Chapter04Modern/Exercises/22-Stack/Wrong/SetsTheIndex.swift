// wrong: an id is used as an index when a screen is set
// says: Screen 1 is gone, and setting it replaced the screen at index 1. An id isn't an index: look
//   it up in `ids`.
// fails: An id is not an index
// gives: (stack.screens → [7, 80, 10]) == [7, 9, 10]

// instead of
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
// this
guard screens.indices.contains(id), let newValue else { return }
screens[id] = newValue
