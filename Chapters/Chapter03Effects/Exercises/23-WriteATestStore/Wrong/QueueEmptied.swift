// wrong: an action that isn't the stated one ends the matter
// says: `.add(1)` wasn't the stated action, and `.add(10)`, which waited behind it, was lost with
//   it.
// fails: 4: An action other than the stated one is reported
// gives: ([test.faults, test.left] → [[2, 3], []]) == [[2], []]

// instead of
guard action == expected else { return fail("\(action) came.", line: line) }
// this
guard action == expected else {
  waiting = []
  return fail("\(action) came.", line: line)
}
