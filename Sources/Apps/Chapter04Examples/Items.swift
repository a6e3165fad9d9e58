// A list whose rows are features. It loads them, gives each its actions by id, and does what a row
// asks of it. A row's answer that comes after the list was sorted finds its row; one whose row is
// gone is cancelled with it.

import Chapter04Modern

extension Examples {
  public struct Items: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var rows: IdentifiedArrayOf<Item.State> = []
      public var isLoading = false
      public var hasFailed = false

      public init(rows: IdentifiedArrayOf<Item.State> = []) {
        self.rows = rows
      }
    }

    public enum Action: Sendable {
      case appeared
      case response(Result<[Item.State], any Error>)
      case rowTapped(Item.State.ID)
      case sortButtonTapped
      case rows(IdentifiedActionOf<Item>)
      case delegate(Delegate)

      /// For the parent.
      public enum Delegate: Equatable, Sendable {
        /// The last row is gone.
        case becameEmpty
        case itemSelected(Item.State)
      }
    }

    @Dependency(\.itemsClient) private var client

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          state.isLoading = true
          state.hasFailed = false
          return .run { send in
            await send(.response(Result { try await client.load() }))
          }

        case .response(.success(let rows)):
          state.isLoading = false
          // If a server sends an id twice, the first row counts.
          state.rows = IdentifiedArray(rows, uniquingIDsWith: { first, _ in first })
          return .none

        case .response(.failure):
          state.isLoading = false
          state.hasFailed = true
          return .none

        case .rowTapped(let id):
          return state.rows[id: id].map { .send(.delegate(.itemSelected($0))) } ?? .none

        case .sortButtonTapped:
          state.rows.sort { $0.name < $1.name }
          return .none

        // snippet.ranOut
        case .rows(.element(let id, .delegate(.ranOut))):
          state.rows.remove(id: id)
          return state.rows.isEmpty ? .send(.delegate(.becameEmpty)) : .none
        // snippet.end

        case .rows, .delegate:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) {
        Item()
      }
    }
  }

  public struct ItemsClient: DependencyKey, Sendable {
    public var load: @Sendable () async throws -> [Item.State]
    public var save: @Sendable (_ id: Int, _ quantity: Int) async -> Void

    public init(
      load: @escaping @Sendable () async throws -> [Item.State],
      save: @escaping @Sendable (_ id: Int, _ quantity: Int) async -> Void
    ) {
      self.load = load
      self.save = save
    }

    /// Has three items, and forgets what is saved.
    public static let liveValue = Self(
      load: {
        [
          Item.State(id: 1, name: "Keyboard"), Item.State(id: 2, name: "Cable", quantity: 3),
          Item.State(id: 3, name: "Mouse"),
        ]
      },
      save: { _, _ in }
    )

    public static let testValue = Self(
      load: unimplemented("Examples.ItemsClient.load"),
      save: unimplemented("Examples.ItemsClient.save")
    )
  }
}

extension DependencyValues {
  public var itemsClient: Examples.ItemsClient {
    get { self[Examples.ItemsClient.self] }
    set { self[Examples.ItemsClient.self] = newValue }
  }
}

extension Examples.Items.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var appeared: AnyCasePath<Examples.Items.Action, Void> {
      AnyCasePath(embed: { .appeared }, extract: { if case .appeared = $0 { () } else { nil } })
    }
    public var response:
      AnyCasePath<Examples.Items.Action, Result<[Examples.Item.State], any Error>>
    {
      AnyCasePath(embed: Examples.Items.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
    public var rowTapped: AnyCasePath<Examples.Items.Action, Examples.Item.State.ID> {
      AnyCasePath(embed: Examples.Items.Action.rowTapped) {
        if case .rowTapped(let it) = $0 { it } else { nil }
      }
    }
    public var sortButtonTapped: AnyCasePath<Examples.Items.Action, Void> {
      AnyCasePath(
        embed: { .sortButtonTapped },
        extract: { if case .sortButtonTapped = $0 { () } else { nil } }
      )
    }
    public var rows: AnyCasePath<Examples.Items.Action, IdentifiedActionOf<Examples.Item>> {
      AnyCasePath(embed: Examples.Items.Action.rows) {
        if case .rows(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<Examples.Items.Action, Examples.Items.Action.Delegate> {
      AnyCasePath(embed: Examples.Items.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Examples.Items.Action.Delegate: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var becameEmpty: AnyCasePath<Examples.Items.Action.Delegate, Void> {
      AnyCasePath(embed: { .becameEmpty }, extract: { $0 == .becameEmpty ? () : nil })
    }
    public var itemSelected: AnyCasePath<Examples.Items.Action.Delegate, Examples.Item.State> {
      AnyCasePath(embed: Examples.Items.Action.Delegate.itemSelected) {
        if case .itemSelected(let it) = $0 { it } else { nil }
      }
    }
  }
}
