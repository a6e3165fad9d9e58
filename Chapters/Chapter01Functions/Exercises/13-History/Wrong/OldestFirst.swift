// wrong: a redo takes the first state that was undone, not the last
// says: The first redo jumped to abc, the first to be undone. The last to be undone comes first.
// fails: A redo takes back an undo, and can be undone itself
// gives: (states → ["abc", "ab", "a", "ab"]) == ["a", "ab", "abc", "ab"]

// instead of
guard let next = history.future.popLast() else { return }
// this
guard !history.future.isEmpty else { return }
let next = history.future.removeFirst()
