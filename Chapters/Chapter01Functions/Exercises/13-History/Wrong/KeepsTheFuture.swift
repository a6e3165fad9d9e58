// wrong: a new action leaves what was undone, and redo jumps to a state that never followed
// says: The redo jumped to a, which b never led to: a record has to drop the future.
// fails: A new record drops what could have been redone
// gives: (states → ["a", "", "b", "a"]) == ["a", "", "b", "b"]

// instead of
history.future = []
// this

