// wrong: undo and redo are the wrong way round
// says: The undos led nowhere. Do they look into the future, and the redos into the past?
// fails: Each undo goes back one record further
// gives: (undone → ["abc", "abc", "abc"]) == ["ab", "a", ""]

// instead of
case .undo:
// this
case .redo:

// instead of
case .redo:
  guard let next = history.future.popLast() else { return }
// this
case .undo:
  guard let next = history.future.popLast() else { return }
