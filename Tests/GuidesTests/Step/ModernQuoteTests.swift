// The feature of EnvironmentQuoteTests.swift, after its move.

import Chapter04Modern
import Testing

// snippet.reducer
struct QuoteClient: DependencyKey, Sendable {
  var load: @Sendable () async -> String

  static let liveValue = QuoteClient { "Simplicity is prerequisite for reliability." }
  static let testValue = QuoteClient(load: unimplemented("QuoteClient.load", placeholder: ""))
}

struct Quote: Reducer {
  @Dependency(QuoteClient.self) var client

  var body: some Reducer<QuoteState, QuoteAction> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        state.isLoading = true
        return .run { send in await send(.loaded(client.load())) }

      case .loaded(let quote):
        state.isLoading = false
        state.quote = quote
        return .none
      }
    }
  }
}
// snippet.end

@MainActor @Suite struct ModernQuoteTests {
  @Test("After the move, the same quote is loaded through a dependency") func load() async {
    // snippet.test
    let store = TestStore(initialState: QuoteState()) {
      Quote()
    } withDependencies: {
      $0[QuoteClient.self].load = { "Less." }
    }
    await store.send(.loadTapped) { $0.isLoading = true }
    await store.receive(.loaded("Less.")) { $0 = QuoteState(quote: "Less.") }
    // snippet.end
  }
}
