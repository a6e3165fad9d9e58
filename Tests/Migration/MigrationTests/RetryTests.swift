// The alert that offers another try: its button has to ask again, and the alert has to go.

import Chapter04Modern
import Testing

@testable import MigrationExamples

@MainActor
@Suite("Another try", .timeLimit(.minutes(5))) struct RetryTests {
  @Test("A quote that failed is requested again from its alert") func retry() async {
    let isOffline = LockIsolated(true)
    let store = TestStore(initialState: RetryingQuote.State()) {
      RetryingQuote { () throws(QuoteError) in
        if isOffline.value { throw .offline }
        return 7
      }
    }
    await store.send(.askTapped)
    await store.receive(.answered(.failure(.offline))) { $0.alert = .offline }
    isOffline.setValue(false)
    await store.send(.alert(.presented(.tryAgainTapped))) { $0.alert = nil }
    await store.receive(.answered(.success(7))) { $0.price = 7 }
  }
}
