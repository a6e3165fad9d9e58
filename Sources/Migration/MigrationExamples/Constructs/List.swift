// Rows, each a feature, in the environment style and half-way.

import Chapter03Effects
import Chapter04Modern
import Migration

struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var isDone = false
}

enum RowAction: Equatable, Sendable {
  case tapped
}

let rowReducer = Chapter03Effects.Reducer<Row, RowAction, Void> { row, action, _ in
  row.isDone.toggle()
  return .none
}

struct OldList: Equatable, Sendable {
  var rows: [Row] = []
}

enum OldListAction: Equatable, Sendable {
  case row(id: Int, RowAction)
}

let listReducer: Chapter03Effects.Reducer<OldList, OldListAction, Void> = rowReducer.forEach(
  state: \OldList.rows,
  action: CasePath(
    embed: { OldListAction.row(id: $0.0, $0.1) },
    extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
  ),
  environment: { $0 }
)

extension OldList {
  /// The rows as `forEach` of chapter 4 wants them.
  var identified: IdentifiedArrayOf<Row> {
    get { IdentifiedArray(uniqueElements: rows) }
    set { rows = Array(newValue) }
  }
}

extension OldListAction: CasePathable {
  struct AllCasePaths: Sendable {
    /// The old case, whose payloads are an identity and an action, as the new one.
    var rows: AnyCasePath<OldListAction, IdentifiedAction<Int, RowAction>> {
      AnyCasePath(
        embed: {
          switch $0 {
          case .element(let id, let action): .row(id: id, action)
          }
        },
        extract: {
          if case .row(let id, let action) = $0 { .element(id: id, action: action) } else { nil }
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

struct HalfWayList: Chapter04Modern.Reducer {
  var body: some Chapter04Modern.Reducer<OldList, OldListAction> {
    EmptyReducer()
      .forEach(\.identified, action: \.rows) {
        Reduce(rowReducer, environment: ())
      }
  }
}
