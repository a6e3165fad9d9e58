// wrong: a redo looks at the last state of the future, which stays there
// says: Every redo led to a: a redo takes the state it goes to out of the future.
// fails: A redo takes back an undo, and can be undone itself
// gives: (states → ["a", "a", "a", "a"]) == ["a", "ab", "abc", "ab"]

// instead of
guard let next = history.future.popLast() else { return }
// this
guard let next = history.future.last else { return }
