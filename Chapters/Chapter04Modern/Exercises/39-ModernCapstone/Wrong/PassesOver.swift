// wrong: what wasn't received doesn't matter
// says: A `send` passed over actions that weren't received. It has to fail.
// file: TestStore.swift
// fails: An action that isn't received fails the next `send`, or the end
// gives: (failed → [6]) == [3, 6]

// instead of
line.report("Received before \(action), and not stated: \(handled.waiting.map(\.action))")
// this

