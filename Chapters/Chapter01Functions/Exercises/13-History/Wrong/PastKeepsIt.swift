// wrong: an undo looks at the last state of the past, which stays there
// says: Only one record could be undone: a record adds to the past, and an undo takes the state
//   it goes back to out of it.
// fails: Each undo goes back one record further
// gives: (undone → ["ab", "ab", "ab"]) == ["ab", "a", ""]

// instead of
guard let previous = history.past.popLast() else { return }
// this
guard let previous = history.past.last else { return }
