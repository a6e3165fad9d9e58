// wrong: an undo keeps the present before it knows whether there is a past
// says: The second undo had nowhere to go, but put something into the future anyway.
// fails: Undo past the start and redo past the end change nothing
// gives: (undone → ["a", "", "", "", "a"]) == ["a", "", "", "a", "a"]

// instead of
guard let previous = history.past.popLast() else { return }
history.future.append(history.present)
// this
history.future.append(history.present)
guard let previous = history.past.popLast() else { return }
