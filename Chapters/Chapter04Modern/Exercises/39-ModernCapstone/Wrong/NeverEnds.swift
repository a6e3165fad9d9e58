// wrong: a child that is gone needs no effects, and so has none
// says: The sheet is gone, and its timer goes on. Cancel all of the child's effects.
// file: Parts.swift
// fails: A child's effects end when it is removed or replaced
// gives: (left → "3 left for nil") == ("2 left for \(name)" → "2 left for nil")

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil || after != nil || after == nil { return effect }
