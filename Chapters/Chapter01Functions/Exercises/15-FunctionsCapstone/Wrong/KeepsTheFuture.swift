// wrong: a new action leaves what was undone, and redo jumps to a state that never followed
// file: History.swift
// fails: Recording after undo drops what could have been redone
// gives: (end(.record(1), .undo, .record(5), .redo) → History<Int>(present: 1, past: [0, 5],
//   future: [])) == (end(.record(5)) → History<Int>(present: 5, past: [0], future: []))

// instead of
history.future = []
// this
