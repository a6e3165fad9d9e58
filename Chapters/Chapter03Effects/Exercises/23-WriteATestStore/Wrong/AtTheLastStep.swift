// wrong: what is left is reported where the test ended
// says: What is left was reported at the last step. Report it at the line of the `send` that it
//   follows from.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [], left: [4, 4])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
private var effects: [AnyCancellable] = []
// this
private var effects: [AnyCancellable] = []
private var lastLine = 0

// instead of
for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
for origin in running.values { fail("An effect is still running.", line: origin) }
// this
for (action, _) in waiting { fail("\(action) was never received.", line: lastLine) }
for _ in running { fail("An effect is still running.", line: lastLine) }

// instead of
var expected = state
// this
lastLine = line
var expected = state
