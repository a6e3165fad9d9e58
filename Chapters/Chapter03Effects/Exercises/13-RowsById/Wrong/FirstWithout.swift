// wrong: answers come in the order of the requests
// says: Two rows had asked, and the facts landed on each other's row. Answers come in any order:
//   the action says which row it is for.
// fails: An answer finds its row after the list has changed
// gives: (other.rows → ["2 fact of 7", "5", "7 fact of 2"]) == ["2 fact of 2", "5", "7 fact of 7"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this
Reducer { favorites, action, environment in
  switch action {
  case .row(let id, .factTapped):
    if let index = favorites.rows.firstIndex(where: { $0.id == id }) { favorites.rows[index].fact = "" }
    return environment.row.fact(id).map { .row(id: id, .factResponse($0)) }
  case .row(_, .factResponse(let fact)):
    if let index = favorites.rows.lastIndex(where: { $0.fact == "" }) {
      favorites.rows[index].fact = fact
    }
    return .none
  case .row(let id, .removeTapped):
    return .fireAndForget { environment.row.log("removed \(id)") }
  case .added, .reversed:
    return .none
  }
},
