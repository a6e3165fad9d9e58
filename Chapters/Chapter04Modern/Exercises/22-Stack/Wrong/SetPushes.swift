// wrong: setting an id that isn't there pushes a screen
// says: A screen was set for an id that isn't there, and was pushed. Only `push` does that.
// fails: An id is not an index
// gives: (stack.screens → [7, 9, 10, 80]) == [7, 9, 10]

// instead of
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
// this
guard let newValue else { return }
if let index = ids.firstIndex(of: id) { screens[index] = newValue } else { _ = push(newValue) }
