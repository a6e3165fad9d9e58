// wrong: the user is trusted to undo only what there is to undo
// says: The second undo found no state to go back to, and the program ended. Look first whether
//   the past is empty.
// fails: crash
// gives: Undo past the start and redo past the end change nothing: Fatal error: Can't remove last
//   element from an empty collection

// instead of
guard let previous = history.past.popLast() else { return }
// this
let previous = history.past.removeLast()
