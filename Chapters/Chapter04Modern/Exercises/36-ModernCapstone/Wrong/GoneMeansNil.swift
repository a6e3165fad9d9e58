// wrong: only nil ends a child's effects, and a new child inherits them
// fails: What a child has begun ends when it goes, or becomes another one
// says: another id
// file: Parts.swift

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil || after != nil { return effect }
