// wrong: each row is asked to handle the action
// says: Every row got the action. It names one by its id.
// fails: An action reaches the row that has its id
// gives: (rows → ["2: 5 s", "0: 5 s", "1: 5 s"]) == ["2: 0 s", "0: 5 s", "1: 0 s"]

// instead of
effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
// this
for other in before.indices where other != index {
  _ = element.reduce(into: &parentState[keyPath: state][other], action: rowAction)
}
effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
