// wrong: a send while an effect is running counts as a fault
// says: The effect of the first `send` was still running at the second. Only a waiting action is
//   a fault then.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [2, 3], left: [2, 3])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
// this
if !waiting.isEmpty || !running.isEmpty { fail("Receive everything first.", line: line) }
