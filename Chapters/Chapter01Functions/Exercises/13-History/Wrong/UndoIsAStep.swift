// wrong: an undo goes into the past as well, so that the second undo takes back the first
// says: The second undo took back the first one: an undo is not a record.
// fails: Each undo goes back one record further
// gives: (undone → ["ab", "abc", "ab"]) == ["ab", "a", ""]

// instead of
guard let previous = history.past.popLast() else { return }
history.future.append(history.present)
// this
guard let previous = history.past.popLast() else { return }
history.future.append(history.present)
history.past.append(history.present)
