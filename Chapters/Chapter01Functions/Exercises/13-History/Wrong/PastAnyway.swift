// wrong: a redo keeps the present before it knows whether there is a future
// says: The redo had nowhere to go, but put something into the past anyway.
// fails: Undo past the start and redo past the end change nothing
// gives: (redone → ["a", "a", "a"]) == ["a", "a", ""]

// instead of
guard let next = history.future.popLast() else { return }
history.past.append(history.present)
// this
history.past.append(history.present)
guard let next = history.future.popLast() else { return }
