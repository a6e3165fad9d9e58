// wrong: a step is compared with the state before the actions that were passed over
// says: A step was compared with the state before the actions that it passed over. It begins where
//   they led.
// file: TestStore.swift
// fails: An action that isn't received fails the next `send`, or the end
// gives: (failed → [3, 3, 6]) == [3, 6]

// instead of
line.report("Received before \(action), and not stated: \(handled.waiting.map(\.action))")
state = last.state
// this
_ = last
line.report("Received before \(action), and not stated: \(handled.waiting.map(\.action))")
