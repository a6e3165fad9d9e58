// A send to one row of many.

import Chapter04Modern
import Foundation

extension ModernBenchmark {
  func lists() async {
    heading("A send to a row of a list", floor: "a dictionary and an array")
    for count in [10, 1_000, 100_000] {
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      var plain = PlainRows(count: count)
      let ids = (0..<sends).map { _ in Int.random(in: 0..<count) }
      let times = await measure(
        sends,
        [
          { for id in ids { plain.update(id) } },
          { for id in ids { store.send(.rows(.element(id: id, action: .up))) } },
        ]
      )
      row(
        "one of \(count.formatted(.number.locale(Locale(identifier: "en")))) rows",
        times[1],
        floor: times[0]
      )
    }
  }
}

struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action: CasePathable {
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
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var isOn = false
  }

  enum Action {
    case up
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

/// What a list by id stands for.
private struct PlainRows {
  var positions: [Int: Int]
  var rows: [Row.State]

  init(count: Int) {
    rows = (0..<count).map { Row.State(id: $0) }
    positions = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  @inline(never)
  mutating func update(_ id: Int) {
    if let position = positions[id] { rows[position].count += 1 }
  }
}
