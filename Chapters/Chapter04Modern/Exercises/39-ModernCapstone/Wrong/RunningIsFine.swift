// wrong: an effect ends with its test
// says: An effect was still running at the end, and `finish` passed.
// file: TestStore.swift
// fails: An effect that is still running at the end fails `finish`
// gives: (failed → []) == [3]

// instead of
if !store.effects.running.isEmpty { line.report("Effects are still running.") }
// this

