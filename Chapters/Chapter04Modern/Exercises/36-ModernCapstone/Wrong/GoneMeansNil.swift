// wrong: only nil ends a child's effects, and a new child inherits them
// file: Parts.swift
// fails: A child's effects end when it is removed or replaced
// gives: (store.effects.running.count → 3) == 2

// instead of
if middle == nil || after == middle { return effect }
// this
if middle == nil || after != nil { return effect }
