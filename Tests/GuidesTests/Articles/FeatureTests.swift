// The test of an article's counter, as docs/articles/todays-style.md shows it.

// snippet.test
import Chapter04Compatibility
import Testing

@MainActor struct FeatureTests {
  @Test func numberFact() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.numberFact.fetch = { "\($0) is odd" }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.success) { $0.numberFact = "1 is odd" }
  }
}
// snippet.end
