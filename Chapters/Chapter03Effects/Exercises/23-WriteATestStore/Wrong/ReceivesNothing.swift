// wrong: assumes that without a waiting action there is nothing to compare
// says: A step stated an action that no effect had sent, but nothing was reported.
// fails: 5: A `receive` without a waiting action is reported
// gives: (test → Run(state: 0, faults: [], left: [])) == (Run(state: 0, faults: [1]) → Run(state:
//   0, faults: [1], left: []))

// instead of
guard !waiting.isEmpty else { return fail("No action came.", line: line) }
// this
guard !waiting.isEmpty else { return }
