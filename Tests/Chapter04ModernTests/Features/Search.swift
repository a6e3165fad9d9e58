import Chapter04Modern

/// A search: asks a client, and cancels what is in flight when the query changes.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var isLoading = false
    var error: String?
  }

  enum Action: Equatable, CasePathable {
    case queryChanged(String)
    case cancelTapped
    case response(Result<[String], SearchFailure>)

    struct AllCasePaths: Sendable {
      var queryChanged: AnyCasePath<Action, String> {
        AnyCasePath(
          embed: { .queryChanged($0) },
          extract: { if case .queryChanged(let query) = $0 { query } else { nil } }
        )
      }
      var cancelTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .cancelTapped },
          extract: { if case .cancelTapped = $0 { () } else { nil } }
        )
      }
      var response: AnyCasePath<Action, Result<[String], SearchFailure>> {
        AnyCasePath(
          embed: Action.response,
          extract: { if case .response(let result) = $0 { result } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  private enum CancelID { case search }

  @Dependency(\.searchClient) var searchClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.isLoading = false
          state.results = []
          return .cancel(id: CancelID.search)
        }
        state.isLoading = true
        state.error = nil
        return .run { send in
          await send(.response(.success(try await searchClient.search(query))))
        } catch: { _, send in
          await send(.response(.failure(SearchFailure())))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .cancelTapped:
        state.isLoading = false
        return .cancel(id: CancelID.search)

      case .response(.success(let results)):
        state.isLoading = false
        state.results = results
        return .none

      case .response(.failure):
        state.isLoading = false
        state.error = "Try again."
        return .none
      }
    }
  }
}

struct SearchFailure: Error, Equatable {}

struct SearchClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [String]
}

extension SearchClient: TestDependencyKey {
  static let testValue = SearchClient(search: unimplemented("SearchClient.search"))
}

extension DependencyValues {
  var searchClient: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}
