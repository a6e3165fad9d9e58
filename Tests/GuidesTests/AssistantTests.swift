// docs/assistant/chapter-4.md gives code to a coding assistant, which will copy it to the letter.
// So all of it is compiled, and its test runs.

import Chapter04Modern
import Testing

// snippet.client
struct Herb: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

struct HerbClient: DependencyKey {
  var find: @Sendable (String) async throws -> [Herb]

  static let liveValue = HerbClient(find: { query in [Herb(id: 1, name: query)] })
  static let testValue = HerbClient(find: unimplemented("HerbClient.find"))
}
// snippet.end

// snippet.row
struct HerbRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var name: String
    var isWatered = false
  }

  enum Action: CasePathable {
    case waterTapped
    case removeTapped
    case delegate(Delegate)

    enum Delegate { case removed }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var waterTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .waterTapped },
          extract: { if case .waterTapped = $0 { () } else { nil } }
        )
      }
      var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(embed: Action.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .waterTapped:
        state.isWatered.toggle()
        return .none
      case .removeTapped:
        return .send(.delegate(.removed))
      case .delegate:
        return .none
      }
    }
  }
}
// snippet.end

// snippet.feature
struct HerbSearch: Reducer {
  struct State: Equatable {
    var query = ""
    var isLoading = false
    var rows: IdentifiedArrayOf<HerbRow.State> = []
    @PresentationState var alert: AlertState<Action.Alert>?
  }

  enum Action: CasePathable {
    case queryChanged(String)
    case response(Result<[Herb], any Error>)
    case rows(IdentifiedActionOf<HerbRow>)
    case alert(PresentationAction<Alert>)

    enum Alert: Equatable { case retryTapped }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var response: AnyCasePath<Action, Result<[Herb], any Error>> {
        AnyCasePath(embed: Action.response) { if case .response(let it) = $0 { it } else { nil } }
      }
      var rows: AnyCasePath<Action, IdentifiedActionOf<HerbRow>> {
        AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
      }
      var alert: AnyCasePath<Action, PresentationAction<Alert>> {
        AnyCasePath(embed: Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
      }
    }
  }

  private enum CancelID { case search }

  @Dependency(HerbClient.self) var client
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.isLoading = false
          state.rows = []
          return .cancel(id: CancelID.search)
        }
        return search(&state)

      case .alert(.presented(.retryTapped)):
        return search(&state)

      case .response(.success(let herbs)):
        state.isLoading = false
        state.rows = IdentifiedArray(
          uniqueElements: herbs.map { HerbRow.State(id: $0.id, name: $0.name) }
        )
        return .none

      case .response(.failure):
        state.isLoading = false
        state.alert = .failed
        return .none

      case .rows(.element(id: let id, action: .delegate(.removed))):
        state.rows.remove(id: id)
        return .none

      case .alert, .rows:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { HerbRow() }
  }

  private func search(_ state: inout State) -> Effect<Action> {
    state.isLoading = true
    return .run { [query = state.query] send in
      try await clock.sleep(for: .milliseconds(300))
      await send(.response(Result { try await client.find(query) }))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}

extension AlertState where Action == HerbSearch.Action.Alert {
  static var failed: Self {
    AlertState {
      TextState("The search failed.")
    } actions: {
      ButtonState(action: .retryTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("OK") }
    }
  }
}
// snippet.end

@Suite("Rules for an assistant") @MainActor struct AssistantTests {
  @Test("A search finds, and a row is removed") func found() async {
    // snippet.test
    let clock = TestClock()
    let store = TestStore(initialState: HerbSearch.State()) {
      HerbSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[HerbClient.self].find = { _ in [Herb(id: 1, name: "sage")] }
    }
    await store.send(.queryChanged("s")) {
      $0.query = "s"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.rows = [HerbRow.State(id: 1, name: "sage")]
    }
    await store.send(.rows(.element(id: 1, action: .removeTapped)))
    await store.receive(\.rows[id: 1].delegate) { $0.rows = [] }
    // snippet.end
  }

  @Test("A search fails, and is tried again") func failed() async {
    struct Offline: Error {}
    let store = TestStore(initialState: HerbSearch.State()) {
      HerbSearch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0[HerbClient.self].find = { _ in throw Offline() }
    }
    await store.send(.queryChanged("s")) {
      $0.query = "s"
      $0.isLoading = true
    }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.alert = .failed
    }
    store.dependencies[HerbClient.self].find = { _ in [] }
    await store.send(.alert(.presented(.retryTapped))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.response.success) { $0.isLoading = false }
  }

  struct Garden: Reducer {
    struct State: Equatable {
      var search = HerbSearch.State()
      @PresentationState var detail: HerbRow.State?
    }

    enum Action {
      case search(HerbSearch.Action)
      case detail(PresentationAction<HerbRow.Action>)
    }

    // snippet.parent
    var body: some Reducer<State, Action> {
      Scope(state: \.search, action: \.search) { HerbSearch() }
      Reduce { state, action in
        switch action {
        case .detail(.presented(.delegate(.removed))):
          state.detail = nil
          return .none
        case .detail, .search:
          return .none
        }
      }
      .ifLet(\.$detail, action: \.detail) { HerbRow() }
    }
    // snippet.end
  }

  @Test("A parent closes what it presents") func parent() async {
    let detail = HerbRow.State(id: 1, name: "sage")
    let store = TestStore(initialState: Garden.State(detail: detail)) { Garden() }
    await store.send(\.detail.waterTapped) { $0.detail?.isWatered = true }
    await store.send(.detail(.presented(.removeTapped)))
    await store.receive(\.detail.delegate) { $0.detail = nil }
  }
}

extension AssistantTests.Garden.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var search: AnyCasePath<AssistantTests.Garden.Action, HerbSearch.Action> {
      AnyCasePath(embed: AssistantTests.Garden.Action.search) {
        if case .search(let it) = $0 { it } else { nil }
      }
    }
    var detail: AnyCasePath<AssistantTests.Garden.Action, PresentationAction<HerbRow.Action>> {
      AnyCasePath(embed: AssistantTests.Garden.Action.detail) {
        if case .detail(let it) = $0 { it } else { nil }
      }
    }
  }
}
