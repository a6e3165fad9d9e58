// wrong: a new action leaves what was undone, and redo jumps to a state that never followed
// fails: Recording after undo drops what could have been redone
// says: end(.record(5))
// file: History.swift

// instead of
history.future = []
// this
