// wrong: after a failure, nothing that is left is reported
// says: A step failed, and what was left at the end wasn't reported any more.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: ([failed.faults, failed.left] → [[1], []]) == [[1], [2]]

// instead of
for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
// this
guard failures.isEmpty else { return }
for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
