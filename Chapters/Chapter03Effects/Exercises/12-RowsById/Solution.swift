// A fact for its row
//
// Each of PrimeTime's favourites is a row that requests a fact about its prime. The row's reducer
// is written. Write the list's, which runs the rows. The list may change before a response arrives:
// a response belongs to the row that sent the request. A row is identified by its prime.
//
// - Adding a prime puts a new row in front of the others. If the prime is in the list already,
//   nothing changes.
// - Reversing reverses the order of the rows.
// - When a row's remove button is tapped, the row is removed, and its line is written. An action
//   for a row that isn't in the list is reported.
//
// kind: write
// lesson: A list of features

import Chapter03Effects

struct Row: Equatable, Identifiable {
  /// The prime.
  let id: Int
  var fact: String?
}

struct Favorites: Equatable {
  var rows: [Row]
}

enum RowAction {
  case factTapped
  case factResponse(String)
  case removeTapped
}

enum FavoritesAction {
  case added(Int)
  case reversed
  case row(id: Row.ID, RowAction)
}

struct RowEnvironment {
  /// Sends a server a request.
  var fact: @Sendable (Int) -> Effect<String, Never>
  /// Writes a line down.
  var log: @Sendable (String) -> Void
}

struct FavoritesEnvironment {
  var row: RowEnvironment
}

var rowReducer: Reducer<Row, RowAction, RowEnvironment> {
  Reducer { row, action, environment in
    switch action {
    case .factTapped:
      return environment.fact(row.id).map(RowAction.factResponse)
    case .factResponse(let fact):
      row.fact = fact
      return .none
    case .removeTapped:
      return .fireAndForget { [row] in environment.log("removed \(row.id)") }
    }
  }
}

let rowPath = CasePath<FavoritesAction, (Row.ID, RowAction)>(
  embed: { id, action in .row(id: id, action) },
  extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
)

var favoritesReducer: Reducer<Favorites, FavoritesAction, FavoritesEnvironment> {
  // answer
  // starter: Reducer { favorites, action, environment in
  // starter:   .none  // Your code here.
  // starter: }
  Reducer.combine(
    rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
    Reducer { favorites, action, _ in
      switch action {
      case .added(let prime):
        if !favorites.rows.contains(where: { $0.id == prime }) {
          favorites.rows.insert(Row(id: prime), at: 0)
        }
      case .reversed:
        favorites.rows.reverse()
      case .row(let id, .removeTapped):
        favorites.rows.removeAll { $0.id == id }
      case .row:
        break
      }
      return .none
    }
  )
  // end answer
}
