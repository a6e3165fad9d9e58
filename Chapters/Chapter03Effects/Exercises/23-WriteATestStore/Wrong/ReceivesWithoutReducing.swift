// wrong: an action that was received has been dealt with
// says: Both actions were stated, but `receive` didn't reduce them.
// fails: Actions that effects send are received, one in each step
// gives: (test → Run(state: 0, faults: [], left: [])) == (Run(state: 11) → Run(state: 11, faults:
//   [], left: []))

// instead of
guard action == expected else { return fail("\(action) came.", line: line) }
reduce(action, origin: origin, line: line, update)
// this
guard action == expected else { return fail("\(action) came.", line: line) }
