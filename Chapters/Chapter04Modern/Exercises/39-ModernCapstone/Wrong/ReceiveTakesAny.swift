// wrong: what comes is what was expected
// says: A `receive` expected "two" and got "one", and passed. Compare the actions.
// file: TestStore.swift
// fails: An unexpected action, or none, fails `receive`
// gives: (failed → [5]) == [3, 5]

// instead of
if first.action == action {
// this
if first.action == action || true {
