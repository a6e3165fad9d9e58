// wrong: an action that never comes can't be wrong
// says: A `receive` waited for an action that never came, and passed.
// file: TestStore.swift
// fails: An unexpected action, or none, fails `receive`
// gives: (failed → [3]) == [3, 5]

// instead of
return line.report("Expected to receive \(action), and received nothing.")
// this
return
