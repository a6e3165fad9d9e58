// The feature of ReducerTypeArticle.swift behaves as its article says.

// snippet.test
import Chapter04Compatibility
import Testing

@MainActor struct CounterFeatureTests {
  @Test func fact() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0[FactClient.self].fetch = { "\($0) is even" }
    }
    await store.send(.countChanged(2)) { $0.count = 2 }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse.success) { $0.fact = "2 is even" }
  }
}
// snippet.end
