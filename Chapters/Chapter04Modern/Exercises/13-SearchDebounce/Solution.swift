// One request for three keys
//
// Write the effects of a search. When the text changes, the search sends a request 300 milliseconds
// after the last key, so fast typing sends one request, for the last text. Return sends a request
// immediately, and the pause after the last key then sends none. A changed text and a return both
// end every earlier request, whether it is still waiting or the server is already working on it: no
// late response arrives. An empty text, typed or returned, sends no request, and any other text is
// sent as it is. If the server fails, `.failed` is sent, but nothing else. A replaced request isn't
// a failure.
//
// kind: write
// lesson: What a small test accepts
// plays: search

import Chapter04Modern

struct SearchClient: DependencyKey {
  var find: @Sendable (_ text: String) async throws -> [String]

  static let liveValue = SearchClient { text in ["\(text)!"] }
  static let testValue = SearchClient(find: unimplemented("SearchClient.find"))
}

struct Search: Reducer {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
    var hasFailed = false
  }

  enum Action: Equatable {
    case textChanged(String)
    case returnTapped
    case found([String])
    case failed
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(SearchClient.self) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      state.results = []
      state.hasFailed = false
      // answer
      // starter: return .none  // Your code here.
      guard !text.isEmpty else { return .cancel(id: CancelID.search) }
      return .run { send in
        try await clock.sleep(for: .milliseconds(300))
        try await send(.found(client.find(text)))
      } catch: { _, send in
        await send(.failed)
      }
      .cancellable(id: CancelID.search, cancelInFlight: true)
    // end answer

    case .returnTapped:
      // answer
      // starter: return .none  // Your code here.
      guard !state.text.isEmpty else { return .none }
      return .run { [text = state.text] send in
        try await send(.found(client.find(text)))
      } catch: { _, send in
        await send(.failed)
      }
      .cancellable(id: CancelID.search, cancelInFlight: true)
    // end answer

    case .found(let results):
      state.results = results
      return .none

    case .failed:
      state.hasFailed = true
      return .none
    }
  }
}
