// wrong: the end of a test checks the effects, but not what they have sent
// file: TestStore.swift
// fails: An action that isn't received fails the next `send`, or the end
// gives: (issues.prefix(1).map(\.line) + [issues.count] → [177, 1]) == ([line, 2] → [177, 2])

// instead of
if !handled.waiting.isEmpty {
  line.report("Not received by the end: \(handled.waiting.map(\.action))")
}
// this
