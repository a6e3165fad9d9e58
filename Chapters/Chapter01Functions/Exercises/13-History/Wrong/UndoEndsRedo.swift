// wrong: an undo that leads nowhere clears the future
// says: The second undo had nowhere to go, and emptied the future. It should have changed
//   nothing.
// fails: Undo past the start and redo past the end change nothing
// gives: (undone → ["a", "", "", "", ""]) == ["a", "", "", "a", "a"]

// instead of
guard let previous = history.past.popLast() else { return }
// this
guard let previous = history.past.popLast() else {
  history.future = []
  return
}
