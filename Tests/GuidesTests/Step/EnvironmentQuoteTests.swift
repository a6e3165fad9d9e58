// docs/migration/step-environment-to-modern.md shows one feature before it moves, here, and after
// it has moved, in ModernQuoteTests.swift. Its state and its actions stay.

import Chapter03Effects
import Dispatch
import Testing

struct QuoteState: Equatable, Sendable {
  var isLoading = false
  var quote = ""
}

enum QuoteAction: Equatable, Sendable {
  case loadTapped
  case loaded(String)
}

// snippet.reducer
struct QuoteEnvironment: Sendable {
  var load: @Sendable () -> Effect<String, Never>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let quoteReducer = Reducer<QuoteState, QuoteAction, QuoteEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .loadTapped:
    state.isLoading = true
    return environment.load()
      .receive(on: environment.mainQueue)
      .map(QuoteAction.loaded)

  case .loaded(let quote):
    state.isLoading = false
    state.quote = quote
    return .none
  }
}
// snippet.end

@Suite struct EnvironmentQuoteTests {
  @Test("Before the move, a quote is loaded through the environment") func load() {
    // snippet.test
    let store = TestStore(
      initialState: QuoteState(),
      reducer: quoteReducer,
      environment: QuoteEnvironment(load: { Effect(value: "Less.") }, mainQueue: .immediate)
    )
    store.assert(
      .send(.loadTapped) { $0.isLoading = true },
      .receive(.loaded("Less.")) { $0 = QuoteState(quote: "Less.") }
    )
    // snippet.end
  }
}
