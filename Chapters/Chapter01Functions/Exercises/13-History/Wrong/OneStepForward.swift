// wrong: the future holds only the state that was undone last
// says: Three records were undone, but only one could be redone: each undo has to add to the
//   future, not replace it.
// fails: A redo takes back an undo, and can be undone itself
// gives: (states → ["a", "a", "a", ""]) == ["a", "ab", "abc", "ab"]

// instead of
history.future.append(history.present)
// this
history.future = [history.present]
