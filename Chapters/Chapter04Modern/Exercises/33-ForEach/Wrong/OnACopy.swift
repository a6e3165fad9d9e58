// wrong: the row is read out of the list, run, and left there
// says: The row didn't change: `element` has to run on the row in the list itself, not on a copy
//   of it.
// fails: An action reaches the row that has its id
// gives: (rows → ["2: 0 s", "0: 0 s", "1: 0 s"]) == ["2: 0 s", "0: 5 s", "1: 0 s"]

// instead of
effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
// this
var row = parentState[keyPath: state][index]
effect = element.reduce(into: &row, action: rowAction)
