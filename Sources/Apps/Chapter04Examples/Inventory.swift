// A list and the one of its items that is open. The list only says which item was tapped, in a
// delegate action; whether that opens a screen, and which, is decided here. So another app can use
// the list to choose from.

import Chapter04Modern

extension Examples {
  /// The items, and the screen of the one that was selected.
  public struct Inventory: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var items = Items.State()
      /// Only the id: a copy of the item would not change with it.
      public var selectedID: Item.State.ID?

      /// The open item; nil if it is gone, too.
      public var selected: Item.State? {
        selectedID.flatMap { items.rows[id: $0] }
      }

      public init() {}
    }

    public enum Action: Sendable {
      case items(Items.Action)
      case backTapped
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      Scope(state: \.items, action: \.items) {
        Items()
      }
      Reduce { state, action in
        switch action {
        case .items(.delegate(.itemSelected(let item))):
          state.selectedID = item.id
          return .none
        case .backTapped:
          state.selectedID = nil
          return .none
        case .items:
          // An item that is gone mustn't open again when it comes back.
          if state.selected == nil { state.selectedID = nil }
          return .none
        }
      }
    }
  }
}

extension Examples.Inventory.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var items: AnyCasePath<Examples.Inventory.Action, Examples.Items.Action> {
      AnyCasePath(embed: Examples.Inventory.Action.items) {
        if case .items(let it) = $0 { it } else { nil }
      }
    }
    public var backTapped: AnyCasePath<Examples.Inventory.Action, Void> {
      AnyCasePath(embed: { .backTapped }, extract: { if case .backTapped = $0 { () } else { nil } })
    }
  }
}
