// wrong: the user is trusted to redo only what there is to redo
// says: The second redo found no state to go to, and the program ended. Look first whether the
//   future is empty.
// fails: crash
// gives: A new record drops what could have been redone: Fatal error: Can't remove last element
//   from an empty collection

// instead of
guard let next = history.future.popLast() else { return }
// this
let next = history.future.removeLast()
