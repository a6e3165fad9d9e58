// wrong: whatever came is received
// says: `.add(1)` came and the step stated `.add(3)`, but nothing was reported about that.
// fails: 4: An action other than the stated one is reported
// gives: ([stated.faults, stated.left] → [[], []]) == [[2], []]

// instead of
guard action == expected else { return fail("\(action) came.", line: line) }
reduce(action, origin: origin, line: line, update)
// this
reduce(action, origin: origin, line: line, update)
