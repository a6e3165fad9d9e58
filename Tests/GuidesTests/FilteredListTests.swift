// The guide's filtered list: each row on the screen must be the row that its button changes.

import Chapter04Modern
import Testing

@MainActor
@Suite("A list with a filter") struct FilteredListTests {
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var isDone = false
    }

    enum Action { case doneTapped }

    func reduce(into row: inout State, action: Action) -> Effect<Action> {
      row.isDone.toggle()
      return .none
    }
  }

  struct Rows: Reducer {
    // snippet.State
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
      var isDoneShown = true

      var visible: IdentifiedArrayOf<Row.State> {
        isDoneShown ? rows : rows.filter { !$0.isDone }
      }
    }
    // snippet.end

    enum Action: CasePathable {
      case filterTapped
      case rows(IdentifiedActionOf<Row>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
          AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .filterTapped = action { state.isDoneShown.toggle() }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  struct LongList: Reducer {
    struct State: Equatable {
      // snippet.visibleIDs
      var rows: IdentifiedArrayOf<Row.State> = []
      var isDoneShown = true
      var visibleIDs: [Row.State.ID] = []

      mutating func updateVisible() {
        visibleIDs = rows.filter { isDoneShown || !$0.isDone }.map(\.id)
      }
      // snippet.end
    }

    enum Action: CasePathable {
      case loaded([Row.State])
      case filterTapped
      case deleted([Row.State.ID])
      case rows(IdentifiedActionOf<Row>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
          AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      // snippet.update
      Reduce { state, action in
        switch action {
        case .loaded(let rows):
          state.rows = IdentifiedArray(uniqueElements: rows)
          state.updateVisible()
          return .none

        case .filterTapped:
          state.isDoneShown.toggle()
          state.updateVisible()
          return .none

        case .deleted(let ids):
          state.rows.removeAll { ids.contains($0.id) }
          state.updateVisible()
          return .none

        case .rows:  // a row's own action can hide it
          state.updateVisible()
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
      // snippet.end
    }
  }

  @Test("Stored ids follow the filter, a row's own change, and a deletion") func storedIDs() {
    let store = Store(initialState: LongList.State()) { LongList() }
    store.send(.loaded((1...4).map { Row.State(id: $0, isDone: $0 == 1) }))
    #expect(store.visibleIDs == [1, 2, 3, 4])
    store.send(.filterTapped)
    #expect(store.visibleIDs == [2, 3, 4])
    // The row's reducer runs first, so that the list's sees that the row is done.
    store.scope(state: \.rows[id: 3], action: \.rows[id: 3])?.send(.doneTapped)
    #expect(store.visibleIDs == [2, 4])
    store.send(.deleted([2]))
    #expect(store.visibleIDs == [4] && store.rows.map(\.id) == [1, 3, 4])
  }

  private func makeStore() -> StoreOf<Rows> {
    Store(initialState: Rows.State(rows: [.init(id: 1, isDone: true), .init(id: 2)])) { Rows() }
  }

  @Test("A tap on the first visible row changes that row, not the first of all") func tap() {
    let store = makeStore()
    store.send(.filterTapped)
    let visible = store.scope(state: \.visible, action: \.rows)
    #expect(visible.map(\.id) == [2])
    visible.first?.send(.doneTapped)
    #expect(store.rows.map(\.isDone) == [true, true])
    #expect(store.scope(state: \.visible, action: \.rows).isEmpty)
  }

  @Test("A row's store is found by its id; an id without a row has none") func byID() {
    let store = makeStore()
    let id = 2
    let row = store.scope(state: \.rows[id: id], action: \.rows[id: id])
    row?.send(.doneTapped)
    #expect(store.rows.map(\.isDone) == [true, true])
    #expect(store.scope(state: \.rows[id: 3], action: \.rows[id: 3]) == nil)
  }

  @Test("An observer of the visible rows is notified when the filter hides one") func hides() {
    let store = makeStore()
    var isNotified = false
    withObservationTracking {
      _ = store.scope(state: \.visible, action: \.rows).count
    } onChange: {
      MainActor.assumeIsolated { isNotified = true }
    }
    store.send(.filterTapped)
    #expect(isNotified)
  }
}
