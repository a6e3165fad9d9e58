// wrong: setting nil removes the screen, as in a dictionary
// says: Setting nil removed the screen. Only `pop(from:)` removes one.
// fails: Setting nil, or an id that isn't there, changes nothing
// gives: ([stack.ids, stack.screens] → [[0, 2], [7, 9]]) == (before → [[0, 1, 2], [7, 8, 9]])

// instead of
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
// this
guard let index = ids.firstIndex(of: id) else { return }
if let newValue {
  screens[index] = newValue
} else {
  ids.remove(at: index)
  screens.remove(at: index)
}
