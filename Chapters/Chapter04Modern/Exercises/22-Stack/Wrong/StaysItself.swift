// wrong: a pop goes back to that screen, as `pop(to:)` would
// says: The screen itself is still there. `pop(from:)` removes it with those above.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[2, 3], [0, 1], [7, 8]]) == [[1, 2, 3], [0], [7]]

// instead of
guard let index = ids.firstIndex(of: id) else { return [] }
// this
guard let index = ids.firstIndex(of: id).map({ $0 + 1 }) else { return [] }
