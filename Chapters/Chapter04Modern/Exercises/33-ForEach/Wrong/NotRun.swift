// wrong: the parent is expected to run its rows
// says: The row didn't change: `element` has to run on the row in the list itself, not on a copy
//   of it.
// fails: An action reaches the row that has its id
// gives: (rows → ["2: 0 s", "0: 0 s", "1: 0 s"]) == ["2: 0 s", "0: 5 s", "1: 0 s"]

// instead of
effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
  .map { action.embed((id, $0)) }
  .cancellable(id: [state, id] as [AnyHashable])
// this
_ = (index, rowAction)
