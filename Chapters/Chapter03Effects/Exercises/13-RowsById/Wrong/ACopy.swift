// wrong: a row is taken out of the list and worked on
// says: The answer came, and the list shows no fact. The row's reducer changed a copy of the
//   row.
// fails: The answer appears in the row that asked
// gives: (screen.rows → ["2", "3", "5", "7"]) == ["2", "3 fact of 3", "5", "7"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this
Reducer { favorites, action, environment in
  guard case .row(let id, let action) = action,
    var row = favorites.rows.first(where: { $0.id == id })
  else { return .none }
  return rowReducer.run(&row, action, environment.row).map { .row(id: id, $0) }
},
