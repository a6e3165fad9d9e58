// wrong: the row's reducer is called by hand, and its effect left lying
// says: A row was tapped, and nothing was asked: `rowReducer` isn't run, or the effect that it
//   returns is dropped. `forEach` makes a reducer of the list from it.
// fails: A tap in a row asks for its fact, once
// gives: (screen.log.withLock { $0 } → []) == ["asked 3"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this
Reducer { favorites, action, environment in
  if case .row(let id, let action) = action,
    let index = favorites.rows.firstIndex(where: { $0.id == id })
  {
    _ = rowReducer.run(&favorites.rows[index], action, environment.row)
  }
  return .none
},
