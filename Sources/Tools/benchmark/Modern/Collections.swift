// The collections of chapter 4's library, alone, and changed by an action. An array is the least
// that could hold the rows in their order; what a collection takes beyond it is the price of an id.

import Chapter04Modern
import Foundation

extension ModernBenchmark {
  func collections() async {
    heading("Rows by id", floor: "an array")
    for count in [1_000, 10_000] { await collections(of: count) }

    heading("A list of 2,000 rows in a store", floor: "a send to a row")
    let store = Store(initialState: GrowingRows.State(count: 2_000)) { GrowingRows() }
    let times = await measure(
      1_000,
      [
        { for _ in 0..<1_000 { store.send(.rows(.element(id: 7, action: .up))) } },
        {
          for _ in 0..<500 {
            store.send(.added)
            store.send(.removed)
          }
        },
      ]
    )
    row("a row added at the end, or removed", times[1], floor: times[0])
  }

  private func collections(of count: Int) async {
    var rows = GrowingRows.State(count: count).rows
    var plain = rows.elements
    let new = (count..<count + 1_000).map { Row.State(id: $0) }
    var stack = StackState<Row.State>()
    for row in rows { stack.append(row) }
    let repeats = 100
    let times = await measure(
      repeats,
      [
        {
          for _ in 0..<repeats {
            plain.insert(new[0], at: 0)
            plain.remove(at: 0)
          }
        },
        {
          for _ in 0..<repeats {
            rows.insert(new[0], at: 0)
            rows.remove(at: 0)
          }
        },
        {
          for _ in 0..<repeats / 2 {
            plain.insert(plain.remove(at: 10), at: count - 10)
            plain.insert(plain.remove(at: count - 10), at: 10)
          }
        },
        {
          for _ in 0..<repeats / 2 {
            rows.move(fromOffsets: [10], toOffset: count - 9)
            rows.move(fromOffsets: [count - 10], toOffset: 10)
          }
        },
        { for id in 0..<repeats { plain[id].count += 1 } },
        { for id in 0..<repeats { rows[id: id]?.count += 1 } },
        {
          for _ in 0..<repeats {
            stack.append(new[0])
            _ = stack.popLast()
          }
        },
      ]
    )
    let many = await measure(
      new.count,
      [
        {
          plain.insert(contentsOf: new, at: 0)
          plain.removeSubrange(..<new.count)
        },
        {
          rows.insert(contentsOf: new, at: 0)
          rows.removeSubrange(..<new.count)
        },
      ]
    )
    let size = count.formatted(.number.locale(Locale(identifier: "en")))
    row("a row added and removed at the front of \(size)", times[1], floor: times[0])
    row("a row moved from one end of \(size) to the other", times[3], floor: times[2])
    row("`rows[id: id]?.count += 1`, of \(size)", times[5], floor: times[4])
    row("each of 1,000 rows, added and removed before \(size)", many[1], floor: many[0])
    row("a push and a pop, on a stack of \(size)", times[6])
  }
}

/// A list that grows and shrinks.
private struct GrowingRows: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action: CasePathable {
    case added
    case removed
    case rows(IdentifiedActionOf<Row>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(
          embed: { .rows($0) },
          extract: { if case .rows(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .added: state.rows.append(Row.State(id: -1))
      case .removed: state.rows.remove(id: -1)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
