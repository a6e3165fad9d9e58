// wrong: a fault of the action doesn't keep the step from being compared
// says: One fault was reported twice. If another action came, the change that the step states
//   can't be right, so don't compare it.
// fails: 4: An action other than the stated one is reported
// gives: ([test.faults, test.left] → [[2, 2], []]) == [[2], []]

// instead of
guard action == expected else { return fail("\(action) came.", line: line) }
reduce(action, origin: origin, line: line, update)
// this
if action != expected { fail("\(action) came.", line: line) }
reduce(action, origin: origin, line: line, update)
