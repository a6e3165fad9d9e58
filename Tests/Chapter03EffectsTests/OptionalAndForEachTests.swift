import Chapter03Effects
import IssueTesting
import Testing

@Suite struct OptionalTests {
  private struct State: Equatable {
    var sheet: Int? = 0
    /// The sheet's state as the parent found it.
    var seen: [Int?] = []
  }

  private enum Action: Equatable {
    case sheet(SheetAction)
    case other

    static let sheetPath = CasePath<Action, SheetAction>(
      embed: Action.sheet,
      extract: { action in
        guard case .sheet(let sheet) = action else { return nil }
        return sheet
      }
    )
  }

  private enum SheetAction: Equatable {
    case up, closeTapped
  }

  private static let sheet = Reducer<Int, SheetAction, Void> { count, _, _ in
    count += 1
    return .none
  }

  private static let child = sheet.optional()
    .pullback(state: \State.sheet, action: Action.sheetPath, environment: { (_: Void) in })

  private static let parent = Reducer<State, Action, Void> { state, action, _ in
    state.seen.append(state.sheet)
    if action == .sheet(.closeTapped) { state.sheet = nil }
    return .none
  }

  @Test("optional runs on state that is present") func present() {
    var state = State()
    _ = Self.child.run(&state, .sheet(.up), ())
    #expect(state.sheet == 1)
  }

  // R3.12
  @Test("The child runs before the parent: it sees the action that removes it") func childFirst() {
    var state = State()
    _ = Reducer.combine(Self.child, Self.parent).run(&state, .sheet(.closeTapped), ())
    #expect(state == State(sheet: nil, seen: [1]))
  }

  // R3.12
  @Test("An action for absent state is reported where optional() was called; the parent still runs")
  func absent() {
    var state = State(sheet: nil)
    let child = Self.sheet.optional()  // The line below says where this is.
    let line = #line - 1
    let reducer = Reducer.combine(
      child.pullback(state: \State.sheet, action: Action.sheetPath, environment: { (_: Void) in }),
      Self.parent
    )
    expectReport(".up came for state that is nil, and was ignored.", at: line) {
      _ = reducer.run(&state, .sheet(.up), ())
    }
    #expect(state == State(sheet: nil, seen: [nil]))
  }
}

@Suite struct ForEachTests {
  private struct Row: Equatable, Identifiable {
    let id: String
    var count = 0
  }

  private enum RowAction: Equatable {
    case up
  }

  private enum Action: Equatable {
    case row(id: String, action: RowAction)

    static let rowPath = CasePath<Action, (String, RowAction)>(
      embed: { Action.row(id: $0.0, action: $0.1) },
      extract: { action in
        guard case .row(let id, let action) = action else { return nil }
        return (id, action)
      }
    )
  }

  private static let row = Reducer<Row, RowAction, Void> { row, _, _ in
    row.count += 1
    return .none
  }

  private static let rows = row.forEach(
    state: \[Row].self,
    action: Action.rowPath,
    environment: { (_: Void) in }
  )

  private static let list = Reducer<[Row], Action, Void> { rows, action, _ in
    if case .row(let id, .up) = action { rows.removeAll { $0.id == id && $0.count > 1 } }
    return .none
  }

  private func store(
    _ reducer: Reducer<[Row], Action, Void>
  ) -> TestStore<[Row], Action, Void> {
    TestStore(initialState: [Row(id: "a"), Row(id: "b")], reducer: reducer, environment: ())
  }

  // R3.12
  @Test("The rows run before the parent that removes them") func childFirst() {
    store(.combine(Self.rows, Self.list)).assert(
      .send(.row(id: "a", action: .up)) { $0[0].count = 1 },
      .send(.row(id: "a", action: .up)) { $0 = [Row(id: "b")] }
    )
  }

  // R3.12
  @Test(
    "An action for a row that is gone is reported where forEach was called; the parent still runs"
  )
  func absent() {
    let line = #line + 1
    let rows = Self.row.forEach(
      state: \[Row].self,
      action: Action.rowPath,
      environment: { (_: Void) in }
    )
    let journal = Journal<String>()
    let parent = Reducer<[Row], Action, Void> { _, _, _ in
      journal.write("parent")
      return .none
    }
    expectReport(".up came for the row \"c\", which isn't in the list", at: line) {
      store(.combine(rows, parent)).assert(.send(.row(id: "c", action: .up)))
    }
    #expect(journal.lines == ["parent"])
  }

  @Test("Rows that aren't Identifiable are told apart by a key path") func byKeyPath() {
    let reducer = Reducer<String, Void, Void> { word, _, _ in
      word += "!"
      return .none
    }
    .forEach(
      state: \[String].self,
      id: \.count,
      action: CasePath<Int, (Int, Void)>(embed: { $0.0 }, extract: { ($0, ()) }),
      environment: { (_: Void) in }
    )
    var words = ["a", "bb", "cc"]
    _ = reducer.run(&words, 2, ())
    #expect(words == ["a", "bb!", "cc"], "of two with one identity, the first")
  }
}
