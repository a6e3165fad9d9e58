// wrong: only nil ends a child's effects, and a new child inherits them
// file: Parts.swift
// fails: A child's effects end when it is removed or replaced
// gives: (left → "3 left for another id") == ("2 left for \(name)" → "2 left for another id")

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil || after != nil { return effect }
