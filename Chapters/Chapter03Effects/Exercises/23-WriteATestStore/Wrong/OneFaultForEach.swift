// wrong: each action that waits is a fault
// says: An action was sent while two were waiting. That is one fault, but it was reported twice.
// fails: 6: A `send` while actions wait is reported
// gives: (test → Run(state: 14, faults: [2, 2], left: [])) == (Run(state: 14, faults: [2]) →
//   Run(state: 14, faults: [2], left: []))

// instead of
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
// this
for (action, _) in waiting { fail("Receive \(action) first.", line: line) }
