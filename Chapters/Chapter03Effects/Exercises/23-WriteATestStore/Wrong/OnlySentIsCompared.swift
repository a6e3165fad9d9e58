// wrong: only a `send` states a change
// says: A `receive` stated 8 and the state became 7, but nothing was reported: compare there as
//   well.
// fails: 1: A state other than the stated one is reported
// gives: (received → Run(state: 7, faults: [], left: [])) == (Run(state: 7, faults: [2]) →
//   Run(state: 7, faults: [2], left: []))

// instead of
if state != expected { fail("\(state) isn't \(expected).", line: line) }
// this
if origin == line, state != expected { fail("\(state) isn't \(expected).", line: line) }
