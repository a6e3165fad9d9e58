// wrong: the end of a test checks the effects, but not what they have sent
// file: TestStore.swift
// fails: An action that isn't received fails the next `send`, or the end
// gives: (failed → [3]) == [3, 6]

// instead of
if !handled.waiting.isEmpty {
  line.report("Not received by the end: \(handled.waiting.map(\.action))")
}
// this
