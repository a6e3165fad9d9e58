// A search that asks at every key asks ten times for one word, and shows whichever answer came
// last, which may be the one to the second letter. So it waits for a pause in typing, and each key
// ends what the previous one has begun: its wait, and its question.

import Chapter04Modern

extension Examples {
  public struct Search: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var query = ""
      public var results: [String] = []
      public var hasFoundNothing = false
      public var hasFailed = false

      public init() {}
    }

    public enum Action: Sendable {
      case queryChanged(String)
      case response(Result<[String], any Error>)
    }

    private enum CancelID { case search }

    @Dependency(\.continuousClock) private var clock
    @Dependency(SearchClient.self) private var client

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.queryChanged
        case .queryChanged(let query):
          state.query = query
          guard !query.isEmpty else {
            state.results = []
            state.hasFoundNothing = false
            state.hasFailed = false
            return .cancel(id: CancelID.search)
          }
          return .run { send in
            try await clock.sleep(for: .milliseconds(300))
            await send(.response(Result { try await client.search(query) }))
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        // snippet.end

        case .response(.success(let results)):
          state.results = results
          state.hasFoundNothing = results.isEmpty
          state.hasFailed = false
          return .none

        case .response(.failure):
          state.results = []
          state.hasFoundNothing = false
          state.hasFailed = true
          return .none
        }
      }
    }
  }

  public struct SearchClient: DependencyKey, Sendable {
    public var search: @Sendable (_ query: String) async throws -> [String]

    public init(search: @escaping @Sendable (_ query: String) async throws -> [String]) {
      self.search = search
    }

    /// Searches some words.
    public static let liveValue = Self { query in
      ["action", "case path", "dependency", "effect", "reducer", "state", "store"]
        .filter { $0.contains(query.lowercased()) }
    }

    public static let testValue = Self(search: unimplemented("Examples.SearchClient.search"))
  }
}

extension Examples.Search.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var response: AnyCasePath<Examples.Search.Action, Result<[String], any Error>> {
      AnyCasePath(embed: Examples.Search.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
  }
}
