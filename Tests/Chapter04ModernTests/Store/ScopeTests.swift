import Chapter04Modern
import Observation
import Testing

@testable import Chapter04Core

// What a user of the public library writes, and what it means there.

@MainActor
@Suite("Stores of parts, as they are written", .timeLimit(.minutes(5)))
struct ScopeTests {
  @Test("A list's store by its place is a store of the row, not the row's state")
  func rowByIndex() {
    let store = Store(initialState: Screen.State()) { Screen() }
    let second = store.scope(state: \.rows, action: \.rows)[1]
    second.send(.tap)
    #expect(store.rows.map(\.count) == [0, 1])
    let all = Array(store.scope(state: \.rows, action: \.rows))
    all[0].send(.tap)
    #expect(all.map(\.count) == [1, 1])
  }

  @Test("A part's store is the same each time; two rows' stores are two, also after a reorder")
  func identity() {
    let store = Store(initialState: Screen.State()) { Screen() }
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows[0] === store.scope(state: \.rows, action: \.rows)[0])
    #expect(rows[0] != rows[1])
    #expect(Set(rows.map(\.id)).count == rows.count)
    let whole = store.scope(state: \.self, action: \.self)
    #expect(whole === store.scope(state: \.self, action: \.self))
  }

  @Test("An optional part's store is optional, or of an optional, as the place wants it")
  func optional() {
    let store = Store(initialState: Screen.State(row: Row.State(id: 7))) { Screen() }
    let unwrapped = store.scope(state: \.row, action: \.row)
    unwrapped?.send(.tap)
    let whole: Store<Row.State?, Row.Action> = store.scope(state: \.row, action: \.row)
    #expect(whole.state?.count == 1)
    #expect(unwrapped === store.scope(state: \.row, action: \.row))
    let wholeAgain: Store<Row.State?, Row.Action> = store.scope(state: \.row, action: \.row)
    #expect(whole === wholeAgain)
  }

  @Test("A part's store is released with its last owner, and found again until then")
  func released() {
    let store = Store(initialState: Screen.State(row: Row.State(id: 7))) { Screen() }
    func check(_ scope: () -> StoreOf<Row>?) {
      var part = scope()
      weak let known = part
      #expect(part != nil && part === scope())
      _ = part?.count
      part = nil
      #expect(known == nil)
    }
    check { store.scope(state: \.row, action: \.row) }
    check { store.scope(state: \.rows[id: 2], action: \.rows[id: 2]) }
    weak let whole = store.scope(state: \.self, action: \.self)
    #expect(whole == nil)
  }

  /// A store in which a tap removes the row.
  private func storeOfRows(count: Int) -> StoreOf<Screen> {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    return Store(initialState: Screen.State(rows: rows)) {
      Reduce { (state: inout Screen.State, action: Screen.Action) in
        if case .rows(.element(let id, _)) = action { state.rows.remove(id: id) }
        return .none
      }
    }
  }

  @Test("A row's store is kept for as long as the row, so that its id is the row's")
  func rowsAreKept() {
    let store = storeOfRows(count: 2)
    func rows() -> some Collection<StoreOf<Row>> { store.scope(state: \.rows, action: \.rows) }
    #expect(Set(rows().map(\.id)).count == 2)
    weak let first = rows().first
    #expect(first != nil)
    for row in Array(rows()) { row.send(.tap) }
    #expect(rows().isEmpty && first == nil)
  }

  @Test("A field that was read through a store without an owner is still observed")
  func observedAfterRelease() {
    let store = Store(initialState: Screen.State(row: Row.State(id: 7))) { Screen() }
    let notified = LockIsolated<[String]>([])
    func observe(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { notified.withValue { $0.append(name) } }
    }
    observe("list") { _ = store.scope(state: \.rows, action: \.rows)[0].count }
    observe("id") { _ = store.scope(state: \.rows[id: 2], action: \.rows[id: 2])?.count }
    observe("optional") { _ = store.scope(state: \.row, action: \.row)?.count }
    store.send(.rows(.element(id: 1, action: .tap)))
    #expect(notified.value == ["list"])
    store.send(.rows(.element(id: 2, action: .tap)))
    #expect(notified.value == ["list", "id"])
    store.send(.row(.tap))
    #expect(notified.value == ["list", "id", "optional"])
  }

  @Test("Of a thousand removed rows, only the one with an owner keeps its store")
  func rowsThatHaveGone() {
    let store = storeOfRows(count: 1_001)
    let held = store.scope(state: \.rows[id: 0], action: \.rows[id: 0])
    for id in 1...1_000 {
      store.scope(state: \.rows[id: id], action: \.rows[id: id])?.send(.tap)
    }
    #expect(store.rows.count == 1)
    #expect(store._contents.parts.count < 100)
    #expect(held === store.scope(state: \.rows[id: 0], action: \.rows[id: 0]))
  }

  @Test("A case of an enum state is scoped by its name, in a reducer and in a store")
  func enumState() {
    let store = Store(initialState: Mode.State.row(Row.State(id: 1))) { Mode() }
    store.scope(state: \.row, action: \.row)?.send(.tap)
    #expect(store.state == .row(Row.State(id: 1, count: 1)))
    store.send(.close)
    #expect(store.scope(state: \.row, action: \.row) == nil)
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable { case tap }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Screen: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var row: Row.State?
  }
  enum Action: CasePathable {
    case rows(IdentifiedActionOf<Row>)
    case row(Row.Action)

    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
      }
      var row: AnyCasePath<Action, Row.Action> {
        AnyCasePath(embed: Action.row) { if case .row(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
      .ifLet(\.row, action: \.row) { Row() }
  }
}

private struct Mode: Reducer {
  // With the attribute the enum has settable properties, too, for which a key path could stand.
  @dynamicMemberLookup
  enum State: Equatable, CasePathable {
    case row(Row.State)
    case closed

    struct AllCasePaths {
      var row: AnyCasePath<State, Row.State> {
        AnyCasePath(embed: State.row) { if case .row(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  enum Action: Equatable, CasePathable {
    case row(Row.Action)
    case close

    struct AllCasePaths {
      var row: AnyCasePath<Action, Row.Action> {
        AnyCasePath(embed: Action.row) { if case .row(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: \.row) { Row() }
    Reduce { state, action in
      if action == .close { state = .closed }
      return .none
    }
  }
}

/// A part in a part, each of which may be missing.
@Suite("The store of a part in a part", .timeLimit(.minutes(5))) @MainActor
struct NestedOptionalTests {
  struct Sheet: Equatable { var editor: Int? }
  struct State: Equatable { var sheet: Sheet? }
  enum Action: CasePathable {
    case editor(Int)
    case replace(Sheet?)

    struct AllCasePaths {
      var editor: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.editor) { if case .editor(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test("It is nil while either is missing, and observed when either appears or disappears")
  func nested() {
    let store = Store<State, Action>(initialState: State(sheet: Sheet(editor: 1))) {
      Reduce { state, action in
        switch action {
        case .editor(let number): state.sheet?.editor = number
        case .replace(let sheet): state.sheet = sheet
        }
        return .none
      }
    }
    let notified = Locked(0)
    func editor() -> Store<Int, Int>? {
      withObservationTracking {
        store.scope(state: \.sheet?.editor, action: \.editor)
      } onChange: {
        notified.withLock { $0 += 1 }
      }
    }
    editor()?.send(2)
    #expect(editor()?.state == 2)
    #expect(notified.value == 0)
    for (sheet, isThere) in [
      (nil, false), (Sheet(editor: 3), true), (Sheet(), false), (nil, false),
      (Sheet(editor: 4), true),
    ] as [(Sheet?, Bool)] {
      store.send(.replace(sheet))
      #expect((editor() != nil) == isThere)
      #expect(editor()?.state == sheet?.editor)
    }
    // Each change from there to gone or back notifies the two that have asked since the last.
    #expect(notified.value == 10)
  }
}
