// wrong: the rows run by themselves
// says: A row was tapped, and nothing was asked: `rowReducer` isn't run, or the effect that it
//   returns is dropped. `forEach` makes a reducer of the list from it.
// fails: A tap in a row asks for its fact, once
// gives: (screen.log.withLock { $0 } → []) == ["asked 3"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this


