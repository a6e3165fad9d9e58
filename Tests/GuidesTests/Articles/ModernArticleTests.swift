// The same for the two articles on today's style: a counter with a number fact, and a set of
// constructs with rules for them. Their macros are left out, and their import is another.

import Chapter04Compatibility
import Testing

@Suite("Two articles on today's style") @MainActor struct ModernArticleTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var numberFact: String?
    }

    enum Action {
      case decrementButtonTapped
      case incrementButtonTapped
      case numberFactButtonTapped
      case numberFactResponse(String)
    }

    let numberFact: @Sendable (Int) async throws -> String

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        case .numberFactButtonTapped:
          return .run { [count = state.count, numberFact] send in
            try await send(.numberFactResponse(numberFact(count)))
          }
        case .numberFactResponse(let fact):
          state.numberFact = fact
          return .none
        }
      }
    }
  }

  @Test("A feature whose client is passed in, and its store") func fact() async {
    let store = Store(initialState: Feature.State()) {
      Feature(numberFact: { "\($0) is a good number" })
    }
    store.send(.incrementButtonTapped)
    await store.send(.numberFactButtonTapped).finish()
    #expect(store.numberFact == "1 is a good number")
  }

  @Test("What a view controller observes is applied again after a change") func observed() async {
    let store = Store(initialState: Feature.State()) { Feature(numberFact: { _ in "" }) }
    let (labels, shown) = AsyncStream<String>.makeStream()
    let token = observe { shown.yield("\(store.count)") }
    var label = labels.makeAsyncIterator()
    #expect(await label.next() == "0")
    store.send(.incrementButtonTapped)
    #expect(await label.next() == "1")
    token.cancel()
  }

  struct Search: Reducer {
    struct State: Equatable {
      var query = ""
      var results: IdentifiedArrayOf<Hit> = []
    }

    struct Hit: Equatable, Identifiable, Sendable {
      let id: Int
    }

    enum Action {
      case queryChanged(String)
      case response(Result<[Hit], any Error>)
      case delegate(Delegate)

      enum Delegate: Equatable { case cleared }
    }

    enum CancelID { case search }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.uuid) var uuid

    let find: @Sendable (String) async throws -> [Hit]

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(""):
          state = State()
          return .merge(.cancel(id: CancelID.search), .send(.delegate(.cleared)))
        case .queryChanged(let query):
          state.query = query
          return .run { send in
            try await clock.sleep(for: .milliseconds(300))
            await send(.response(Result { try await find(query) }))
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        case .response(let result):
          state.results = IdentifiedArray(uniqueElements: (try? result.get()) ?? [])
          return .none
        case .delegate:
          return .none
        }
      }
    }
  }

  @Test("A search that waits on a clock, and a step by key path") func search() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search { _ in [Search.Hit(id: 1)] }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) { $0.results = [Search.Hit(id: 1)] }
    await store.send(.queryChanged("")) { $0 = Search.State() }
    await store.receive(\.delegate)
  }
}

extension ModernArticleTests.Search.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var response:
      AnyCasePath<
        ModernArticleTests.Search.Action, Result<[ModernArticleTests.Search.Hit], any Error>
      >
    {
      AnyCasePath(
        embed: { .response($0) },
        extract: { if case .response(let result) = $0 { result } else { nil } }
      )
    }
    var delegate:
      AnyCasePath<ModernArticleTests.Search.Action, ModernArticleTests.Search.Action.Delegate>
    {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}
