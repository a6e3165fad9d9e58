// A row of a list as a feature. It can change itself, but it can't remove itself from a list that
// it doesn't know. It asks its parent with delegate actions, which it sends and never handles.

import Chapter04Modern

extension Examples {
  public struct Item: Reducer, Sendable {
    public struct State: Equatable, Identifiable, Sendable {
      public let id: Int
      public var name: String
      public var quantity: Int
      public var isSaving = false

      public init(id: Int, name: String, quantity: Int = 1) {
        self.id = id
        self.name = name
        self.quantity = quantity
      }
    }

    public enum Action: Equatable, Sendable {
      case incrementButtonTapped
      case decrementButtonTapped
      case saveButtonTapped
      case saved
      case delegate(Delegate)

      /// For the parent.
      public enum Delegate: Equatable, Sendable {
        /// There are none left.
        case ranOut
      }
    }

    @Dependency(\.itemsClient) private var client

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.quantity += 1
          return .none

        // snippet.decrement
        case .decrementButtonTapped:
          state.quantity -= 1
          return state.quantity > 0 ? .none : .send(.delegate(.ranOut))
        // snippet.end

        case .saveButtonTapped:
          state.isSaving = true
          return .run { [id = state.id, quantity = state.quantity] send in
            await client.save(id, quantity)
            await send(.saved)
          }

        case .saved:
          state.isSaving = false
          return .none

        case .delegate:
          return .none
        }
      }
    }
  }
}

extension Examples.Item.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementButtonTapped: AnyCasePath<Examples.Item.Action, Void> {
      AnyCasePath(
        embed: { .incrementButtonTapped },
        extract: { $0 == .incrementButtonTapped ? () : nil }
      )
    }
    public var decrementButtonTapped: AnyCasePath<Examples.Item.Action, Void> {
      AnyCasePath(
        embed: { .decrementButtonTapped },
        extract: { $0 == .decrementButtonTapped ? () : nil }
      )
    }
    public var saveButtonTapped: AnyCasePath<Examples.Item.Action, Void> {
      AnyCasePath(embed: { .saveButtonTapped }, extract: { $0 == .saveButtonTapped ? () : nil })
    }
    public var saved: AnyCasePath<Examples.Item.Action, Void> {
      AnyCasePath(embed: { .saved }, extract: { $0 == .saved ? () : nil })
    }
    public var delegate: AnyCasePath<Examples.Item.Action, Examples.Item.Action.Delegate> {
      AnyCasePath(embed: Examples.Item.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Examples.Item.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var ranOut: AnyCasePath<Examples.Item.Action.Delegate, Void> {
      AnyCasePath(embed: { .ranOut }, extract: { $0 == .ranOut ? () : nil })
    }
  }
}
