// wrong: what waits while another action is sent is out of date
// says: After the `send`, the waiting actions could no longer be received, so one fault became
//   several.
// fails: 6: A `send` while actions wait is reported
// gives: (test → Run(state: 3, faults: [2, 3, 4], left: [])) == (Run(state: 14, faults: [2]) →
//   Run(state: 14, faults: [2], left: []))

// instead of
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
// this
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
waiting = []
