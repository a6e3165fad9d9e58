// wrong: the past is a queue, of which an undo takes the front
// says: The first undo went back to the oldest state. The one that was kept last comes first.
// fails: Each undo goes back one record further
// gives: (undone → ["", "a", "ab"]) == ["ab", "a", ""]

// instead of
guard let previous = history.past.popLast() else { return }
// this
guard !history.past.isEmpty else { return }
let previous = history.past.removeFirst()
