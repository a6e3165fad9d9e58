// The list and its rows that the learner tests, and the same with mistakes between them. The
// environment says which one it is: 0 is right.

import Chapter04Modern
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

/// In all rows, so that the list could cancel all saves.
private struct SaveID: Hashable {}

extension Row: Reducer {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    @Dependency(ItemsClient.self) var client
    switch action {
    case .incrementTapped:
      state.quantity += 1
      return .none

    case .decrementTapped:
      state.quantity -= 1
      return state.quantity > 0 ? .none : .send(.delegate(.ranOut))

    case .saveTapped:
      state.isSaving = true
      return .run { [id = state.id, quantity = state.quantity] send in
        await client.save(id, quantity)
        await send(.saved)
      }
      .cancellable(id: SaveID())

    case .saved:
      state.isSaving = false
      return .none

    case .delegate:
      return .none
    }
  }
}

extension Items: Reducer {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let before = state
      switch (bug, action) {
      // bug: a list that removes its first row, whichever ran out
      case (1, .rows(.element(_, .delegate(.ranOut)))):
        guard let first = state.rows.first?.id else { return .none }
        return remove(first, from: &state)

      // bug: a list that says it is empty while it still has rows
      case (2, .rows(.element(let id, .delegate(.ranOut)))):
        _ = remove(id, from: &state)
        return .send(.delegate(.becameEmpty))

      // bug: a list that says nothing when it becomes empty
      case (3, .rows(.element(let id, .delegate(.ranOut)))):
        _ = remove(id, from: &state)
        return .none

      // bug: an undo that puts the row at the end
      case (4, .undoTapped):
        state.removed?.index = state.rows.count
        undo(&state)
        return .none

      // bug: an undo that leaves a row with a quantity of 0
      case (5, .undoTapped):
        undo(&state)
        if let id = before.removed?.id { state.rows[id: id]?.quantity = 0 }
        return .none

      // bug: a save that continues after its row is removed
      case (6, .rows(.element(let id, let action))) where action != .delegate(.ranOut):
        guard var row = state.rows[id: id] else { return .none }
        let effect = Row().reduce(into: &row, action: action)
        state.rows[id: id] = row
        return effect.map { .rows(.element(id: id, action: $0)) }

      // bug: a list that ends all saves when one row runs out
      case (7, .rows(.element(let id, .delegate(.ranOut)))):
        return .merge(remove(id, from: &state), .cancel(id: SaveID()))

      // bug: an undo that restores the row that ran out first
      case (8, .rows(.element(let id, .delegate(.ranOut)))):
        let effect = remove(id, from: &state)
        state.removed = before.removed ?? state.removed
        return effect

      // bug: a second undo that adds a row
      case (9, .undoTapped) where state.removed == nil:
        state.rows.append(Row.State(id: (state.rows.ids.max() ?? 0) + 1))
        return .none

      case (_, .rows(.element(let id, .delegate(.ranOut)))):
        return remove(id, from: &state)

      case (_, .undoTapped):
        undo(&state)
        return .none

      case (_, .rows), (_, .delegate):
        return .none
      }
    }
    // bug: a list that keeps a row counted down to 0
    .forEach(\.rows, action: bug == 6 ? \.nobodys : \.rows) {
      Reduce { row, action in
        let effect = Row().reduce(into: &row, action: action)
        return bug == 10 && action == .decrementTapped ? .none : effect
      }
    }
  }

  private func remove(_ id: Int, from state: inout State) -> Effect<Action> {
    guard let index = state.rows.index(id: id) else { return .none }
    state.rows.remove(id: id)
    state.removed = Removed(id: id, index: index)
    return state.rows.isEmpty ? .send(.delegate(.becameEmpty)) : .none
  }

  private func undo(_ state: inout State) {
    guard let removed = state.removed else { return }
    state.removed = nil
    let index = min(removed.index, state.rows.count)
    state.rows.insert(Row.State(id: removed.id), at: index)
  }
}

// MARK: - Paths to the actions, for `store.send(\.rows[id: 1].saveTapped)`

extension Items.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var rows: AnyCasePath<Items.Action, IdentifiedActionOf<Row>> {
      AnyCasePath(embed: Items.Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
    }
    /// The same for no action at all: with it no row is run, and none ends.
    var nobodys: AnyCasePath<Items.Action, IdentifiedActionOf<Row>> {
      AnyCasePath(embed: { .rows($0) }, extract: { _ in nil })
    }
    var undoTapped: AnyCasePath<Items.Action, Void> {
      AnyCasePath(embed: { .undoTapped }, extract: { if case .undoTapped = $0 { () } else { nil } })
    }
    var delegate: AnyCasePath<Items.Action, Items.Action.Delegate> {
      AnyCasePath(embed: Items.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Items.Action.Delegate: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var becameEmpty: AnyCasePath<Items.Action.Delegate, Void> {
      AnyCasePath(embed: { .becameEmpty }, extract: { _ in () })
    }
  }
}

extension Row.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var incrementTapped: AnyCasePath<Row.Action, Void> { path(.incrementTapped) }
    var decrementTapped: AnyCasePath<Row.Action, Void> { path(.decrementTapped) }
    var saveTapped: AnyCasePath<Row.Action, Void> { path(.saveTapped) }
    var saved: AnyCasePath<Row.Action, Void> { path(.saved) }
    var delegate: AnyCasePath<Row.Action, Row.Action.Delegate> {
      AnyCasePath(embed: Row.Action.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }

    private func path(_ action: Row.Action) -> AnyCasePath<Row.Action, Void> {
      AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
    }
  }
}

extension Row.Action.Delegate: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var ranOut: AnyCasePath<Row.Action.Delegate, Void> {
      AnyCasePath(embed: { .ranOut }, extract: { _ in () })
    }
  }
}
