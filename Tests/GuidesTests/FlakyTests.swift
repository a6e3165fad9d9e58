// What docs/flaky-tests.md shows: a clock that the test drives, and a fake that waits.

import Chapter04Modern
import Testing

@Suite("A test that controls its time") @MainActor struct FlakyTests {
  struct SearchClient: DependencyKey {
    var find: @Sendable (String) async -> [String]

    static let liveValue = SearchClient(find: { [$0] })
    static let testValue = SearchClient(find: unimplemented("SearchClient.find", placeholder: []))
  }

  struct Search: Reducer {
    struct State: Equatable {
      var query = ""
      var results: [String] = []
      var isLoading = false
    }
    enum Action {
      case queryChanged(String)
      case pauseEnded
      case response([String])
    }
    enum CancelID { case search }

    @Dependency(\.continuousClock) var clock
    @Dependency(SearchClient.self) var client

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        // snippet.feature
        case .queryChanged(let query):
          state.query = query
          return .run { send in
            try await clock.sleep(for: .milliseconds(300))
            await send(.pauseEnded)
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        // snippet.end

        // snippet.request
        case .pauseEnded:
          state.isLoading = true
          return .run { [query = state.query] send in
            await send(.response(client.find(query)))
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        // snippet.end

        case .response(let results):
          state.isLoading = false
          state.results = results
          return .none
        }
      }
    }
  }

  @Test("A test that advances the clock decides when a pause ends") func clock() async {
    // snippet.clock
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0[SearchClient.self].find = { [$0] }
    }
    await store.send(.queryChanged("cat")) { $0.query = "cat" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.pauseEnded) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.results = ["cat"]
    }
    await store.finish()
    // snippet.end
  }

  @Test("A fake responds when the test says so") func fake() async {
    // snippet.fake
    let (responses, server) = AsyncStream<[String]>.makeStream()
    let store = TestStore(initialState: Search.State(query: "cat")) {
      Search()
    } withDependencies: {
      $0[SearchClient.self].find = { _ in await responses.first { _ in true } ?? [] }
    }
    await store.send(.pauseEnded) { $0.isLoading = true }
    server.yield(["cat"])
    await store.receive(\.response) {
      $0.isLoading = false
      $0.results = ["cat"]
    }
    await store.finish()
    // snippet.end
  }
}

// What `@CasePathable` would write.

extension FlakyTests.Search.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var pauseEnded: AnyCasePath<FlakyTests.Search.Action, Void> {
      AnyCasePath(
        embed: { .pauseEnded },
        extract: { if case .pauseEnded = $0 { () } else { nil } }
      )
    }
    var response: AnyCasePath<FlakyTests.Search.Action, [String]> {
      AnyCasePath(embed: FlakyTests.Search.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
  }
}
