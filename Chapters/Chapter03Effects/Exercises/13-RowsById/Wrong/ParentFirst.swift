// wrong: the list is the bigger one, so it runs first
// says: The row wrote no line: the list had removed it when its turn came, and the library
//   reports an action for a row that isn't there. The rows run first.
// fails: A row that is removed writes its line first
// gives: (screen.log.withLock { $0 } → ["report"]) == ["removed 3"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
Reducer { favorites, action, _ in
// this
Reducer { favorites, action, _ in

// instead of
  return .none
}
// this
  return .none
},
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row })
