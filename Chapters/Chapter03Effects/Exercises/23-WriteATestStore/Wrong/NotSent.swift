// wrong: an action that comes too early isn't sent
// says: `send` was called while actions waited, and the action was dropped. Report that, and then
//   send it anyway.
// fails: 6: A `send` while actions wait is reported
// gives: (test → Run(state: 11, faults: [2, 3, 4], left: [])) == (Run(state: 14, faults: [2]) →
//   Run(state: 14, faults: [2], left: []))

// instead of
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
// this
if !waiting.isEmpty { return fail("Receive \(waiting.map(\.action)) first.", line: line) }
