// wrong: the row's place is looked up once, when it asks
// says: The answer landed on the row that has the old row's place now. A place is where a row
//   was when it asked. Its id stays the same.
// fails: An answer finds its row after the list has changed
// gives: (screen.rows → ["7", "5 fact of 3", "3", "11"]) == ["7", "5", "3 fact of 3", "11"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this
Reducer { favorites, action, environment in
  switch action {
  case .row(let id, .factTapped):
    guard let index = favorites.rows.firstIndex(where: { $0.id == id }) else { return .none }
    return environment.row.fact(id).map { .row(id: index, .factResponse($0)) }
  case .row(let index, .factResponse(let fact)):
    if favorites.rows.indices.contains(index) { favorites.rows[index].fact = fact }
    return .none
  case .row(let id, .removeTapped):
    return .fireAndForget { environment.row.log("removed \(id)") }
  case .added, .reversed:
    return .none
  }
},
