// Rows that have rows of the same kind. The state contains itself in a list, the actions contain
// themselves in a case, and so does the reducer: `Self()` in its own body.

import Chapter04Modern
import Foundation

/// A row, its rows, theirs, and so on.
public struct Nesting: Reducer, Sendable {
  public struct State: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var name: String
    public var rows: IdentifiedArrayOf<State> = []
    /// The row that is open.
    public var opened: UUID?
    /// Whether the cursor is in the name.
    public var isRenaming = false

    public init(id: UUID, name: String = "", rows: IdentifiedArrayOf<State> = []) {
      self.id = id
      self.name = name
      self.rows = rows
    }

    /// How many rows there are in it, at any depth.
    public var count: Int { rows.reduce(rows.count) { $0 + $1.count } }
  }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case addTapped
    case removeTapped(UUID)
    case rowTapped(UUID)
    case closeTapped
    indirect case rows(IdentifiedActionOf<Nesting>)
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.rows.append(State(id: uuid()))
      case .removeTapped(let id):
        state.rows.remove(id: id)
        if state.opened == id { state.opened = nil }
      case .rowTapped(let id):
        if state.rows.ids.contains(id) { state.opened = id }
      case .closeTapped:
        state.opened = nil
      case .binding, .rows:
        break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      Self()
    }
  }
}
