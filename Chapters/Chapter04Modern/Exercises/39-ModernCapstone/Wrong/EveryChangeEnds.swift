// wrong: a child that has changed is another one
// says: A timer ended that should still be running: an action of another part cancelled the sheet's
//   effects.
// file: Parts.swift
// fails: A child's effects end when it is removed or replaced
// gives: (running(.sheet(.start), .other(.start), .child(.start), in: store) → 1) == 3

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil { return effect }
