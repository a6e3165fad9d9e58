// wrong: only nil ends a child's effects, and a new child inherits them
// fails: A child's effects end when it is removed or replaced
// says: another id
// file: Parts.swift

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil || after != nil { return effect }
