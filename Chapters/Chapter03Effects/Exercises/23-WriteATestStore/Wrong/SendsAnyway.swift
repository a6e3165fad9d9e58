// wrong: a send while actions wait is a send like any other
// says: An action was sent while others waited to be received, but nothing was reported.
// fails: 6: A `send` while actions wait is reported
// gives: (test → Run(state: 14, faults: [], left: [])) == (Run(state: 14, faults: [2]) → Run(state:
//   14, faults: [2], left: []))

// instead of
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
// this

