// wrong: setting nil pops
// says: Setting nil popped the screen. Only `pop(from:)` removes one.
// fails: Setting nil, or an id that isn't there, changes nothing
// gives: ([stack.ids, stack.screens] → [[0], [7]]) == (before → [[0, 1, 2], [7, 8, 9]])

// instead of
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
// this
guard let newValue else {
  _ = pop(from: id)
  return
}
if let index = ids.firstIndex(of: id) { screens[index] = newValue }
